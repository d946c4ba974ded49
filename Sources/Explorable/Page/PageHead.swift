import Raster

/// The beginning of a page, which loads nothing and runs no other script.
struct PageHead {
    let title: String
    let generator: String
    var description: String?
    /// Where pictures may come from, as in a content security policy.
    let imageSource: String
    let style: String
    /// The page's only script; nil for none.
    let script: String?

    var markup: String {
        let description = description.map { "<meta name=\"description\" content=\"\(xmlText($0))\">\n" } ?? ""
        let scriptSource = script.map { "script-src '\(PageDigest.of($0))'; " } ?? ""
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src \(imageSource); \
            style-src '\(PageDigest.of(style))'; \(scriptSource)base-uri 'none'; \
            form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="\(xmlText(generator))">
            \(description)<title>\(xmlText(title))</title>
            <style>\(style)</style>
            </head>
            """
    }
}
