/// The page of `watch --serve`: figures that reload in place, and an error where the figures were.
enum LivePage {
    static let html = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Plumbline</title>
        <style>
          :root { color-scheme: light dark; font: 15px/1.5 Inter, system-ui, sans-serif; }
          body { margin: 32px; }
          #problem { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace;
            border: 1px solid #c42b1c; border-radius: 8px; padding: 12px 16px; margin: 0 0 24px; }
          #problem:empty { display: none; }
          figure { margin: 0 0 32px; }
          figcaption { opacity: .7; margin-bottom: 6px; }
          img { max-width: 100%; height: auto; }
          iframe { width: 100%; height: 95vh; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; }
          .stale img, .stale iframe { opacity: .3; }
        </style>
        <pre id="problem" role="alert"></pre>
        <main id="figures" aria-live="polite"></main>
        <script>
          const figures = document.getElementById("figures"), problem = document.getElementById("problem");
          async function update() {
            let state;
            try { state = await (await fetch("/state.json")).json(); } catch { return; }
            problem.textContent = state.problem;
            figures.className = state.problem ? "stale" : "";
            document.title = (state.problem ? "✕ " : "") + "Plumbline";
            const kept = new Map([...figures.children].map(f => [f.dataset.id, f]));
            const shown = state.figures.map(figure => {
              const known = kept.get(figure.id), element = known ?? document.createElement("figure");
              const isPage = /\\.(html|pdf)$/.test(figure.id);
              if (!known) {
                element.dataset.id = figure.id;
                element.append(document.createElement("figcaption"), document.createElement(isPage ? "iframe" : "img"));
                element.firstChild.textContent = figure.name;
              }
              const image = element.lastChild;
              if (isPage) {
                image.title = figure.name;
                if (image.dataset.version !== figure.version) image.src = `/figure/${image.dataset.version = figure.version}`;
                return element;
              }
              image.alt = figure.altText;
              image.width = Math.round(figure.width);
              if (image.dataset.version !== figure.version) {
                // Loaded before it is shown, so that nothing flickers.
                const next = new Image();
                next.onload = () => { image.src = next.src; image.dataset.version = figure.version; };
                next.src = `/figure/${figure.version}`;
              }
              return element;
            });
            // A frame that is moved loads again.
            if (shown.length !== figures.children.length || shown.some((figure, i) => figure !== figures.children[i])) figures.replaceChildren(...shown);
            document.body.dataset.revision = state.revision;
          }
          new EventSource("/events").onmessage = update;
        </script>
        </html>
        """
}
