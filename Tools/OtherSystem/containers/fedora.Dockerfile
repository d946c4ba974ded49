# All tests and figures on Fedora. From the repository:
#
#     docker build -f Tools/OtherSystem/containers/fedora.Dockerfile -t plumbline-fedora .
#     docker run --rm plumbline-fedora
#
# Not yet run: written from the lists of packages. Fedora has no package of the symbols' font; symbols are boxes there.
FROM fedora:42
RUN dnf install -y swift-lang cairo-devel pango-devel libpng-devel libdeflate-devel pkgconf-pkg-config rsms-inter-fonts \
    google-noto-sans-fonts google-noto-sans-cjk-fonts google-noto-color-emoji-fonts librsvg2-tools poppler-glib python3 git && dnf clean all
WORKDIR /plumbline
COPY . .
RUN rm -rf .build && swift --version && swift build --build-tests
CMD ["bash", "-c", "scripts/render && scripts/test"]
