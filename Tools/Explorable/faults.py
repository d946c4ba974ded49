"""Pages with one fault each, under the rule of axe-core that names it: the accessibility checks must find them all."""

_FRAME = '<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>{}</main>'


def _page(inside):
    return _FRAME.format(inside)


FAULTS = {
    "html-has-lang": "<!doctype html><title>Page</title><main><h1>Page</h1></main>",
    "html-lang-valid": '<!doctype html><html lang="e!"><title>Page</title><main><h1>Page</h1></main>',
    "document-title": '<!doctype html><html lang="en"><main><h1>Page</h1></main>',
    "page-has-heading-one": '<!doctype html><html lang="en"><title>Page</title><main><p>words</p></main>',
    "landmark-one-main": '<!doctype html><html lang="en"><title>Page</title><h1>Page</h1>',
    "landmark-no-duplicate-main": _page("") + "<main><p>words</p></main>",
    "meta-viewport": '<!doctype html><html lang="en"><title>Page</title><meta name="viewport" content="user-scalable=no"><main><h1>Page</h1></main>',
    "heading-order": _page("<h3>deep</h3>"),
    "empty-heading": _page('<h2 style="height:20px"></h2>'),
    "region": _page("") + "<p>outside</p>",
    "landmark-unique": _page('<section aria-label="a">1</section><section aria-label="a">2</section>'),
    "duplicate-id-aria": _page('<p id="a">1</p><p id="a">2</p><button aria-labelledby="a">b</button>'),
    "aria-roles": _page('<div role="knob">a</div>'),
    "aria-required-attr": _page('<div role="slider" tabindex="0" aria-label="a">a</div>'),
    "aria-required-parent": _page('<div role="treeitem" aria-level="1">a</div>'),
    "aria-required-children": _page('<div role="tree" aria-label="a"><button>b</button></div>'),
    "aria-allowed-attr": _page('<button aria-selected="true">a</button>'),
    "aria-prohibited-attr": _page('<span aria-label="b">a</span>'),
    "aria-valid-attr": _page('<button aria-labeled="a">a</button>'),
    "aria-valid-attr-value": _page('<button aria-pressed="on">a</button>'),
    "aria-hidden-focus": _page('<div aria-hidden="true"><button>a</button></div>'),
    "nested-interactive": _page('<div role="button" tabindex="0">a <button>b</button></div>'),
    "scrollable-region-focusable": _page('<div style="height:40px;overflow:auto"><p style="height:200px">a</p></div>'),
    "svg-img-alt": _page('<svg role="img" width="30" height="30"><rect width="9" height="9"/></svg>'),
    "image-alt": _page('<img src="data:," width="9" height="9">'),
    "button-name": _page('<button style="width:40px;height:40px"></button>'),
    "link-name": _page('<a href="#a" style="display:block;height:40px"></a>'),
    "label": _page("<input>"),
    "label-title-only": _page('<input title="a">'),
    "label-content-name-mismatch": _page('<button aria-label="other">words</button>'),
    "tabindex": _page('<button tabindex="3">words</button>'),
    "target-size": _page('<button style="width:9px;height:9px;padding:0;font-size:4px">a</button><button style="width:9px;height:9px;padding:0;font-size:4px">b</button>'),
    "color-contrast": _page('<p style="color:#999">words</p>'),
    "list": _page("<ul><div>a</div></ul>"),
    "listitem": _page("<div><li>a</li></div>"),
    "link-in-text-block": _page('<p style="color:#000">some <a href="#a" style="text-decoration:none;color:#222">words</a> more</p>'),
}
