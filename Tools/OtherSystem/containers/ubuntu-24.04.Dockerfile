# All tests and figures on Ubuntu 24.04. From the repository:
#
#     docker build -f Tools/OtherSystem/containers/ubuntu-24.04.Dockerfile -t plumbline-ubuntu .
#     docker run --rm plumbline-ubuntu
#
# Not yet run: written from the lists of packages.
FROM swift:6.3-noble
RUN apt-get -qq update && apt-get -qq install -y --no-install-recommends \
    libcairo2-dev libpango1.0-dev libpng-dev libjpeg-dev libdeflate-dev pkg-config fonts-inter fonts-noto-core \
    fonts-noto-cjk fonts-noto-color-emoji fonts-materialdesignicons-webfont fonts-jetbrains-mono \
    librsvg2-bin libpoppler-glib8 python3 locales && rm -rf /var/lib/apt/lists/*
WORKDIR /plumbline
COPY . .
RUN rm -rf .build && swift build --build-tests
CMD ["bash", "-c", "scripts/render && scripts/test"]
