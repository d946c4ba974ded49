/// The page's looks, in light and dark.
let reportStyle = """
    :root {
      color-scheme: light dark;
      --canvas: #f6f6f8; --panel: #ffffff; --ink: #1c1d22; --muted: #5f6270; --line: #dedfe6; --soft: #eeeff4;
      --accent: #2454c6; --accent-soft: #e4ebfb; --old: #2454c6; --new: #c2243c; --check-a: #ffffff; --check-b: #eceef2;
      --good: #1d7a46; --warn: #8a5a00; --bad: #b3261e; --info: #5b3fb0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --canvas: #131418; --panel: #1b1d23; --ink: #eceef4; --muted: #9ea2b1; --line: #31343e; --soft: #252831;
        --accent: #8fb0ff; --accent-soft: #23304f; --old: #7aa2ff; --new: #ff7d8d; --check-a: #23262e; --check-b: #1c1f26;
        --good: #65cf93; --warn: #e6b455; --bad: #ff8a80; --info: #b9a4ff;
      }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template-columns: 300px minmax(0, 1fr); background: var(--canvas); color: var(--ink);
      font: 14px/1.45 Inter, system-ui, sans-serif;
    }
    h1 { font-size: 17px; margin: 0; } h2 { font-size: 19px; margin: 0; overflow-wrap: anywhere; }
    h3 { font-size: 13px; margin: 0 0 2px; }
    p { margin: 0; }
    button, input { font: inherit; color: inherit; }
    aside {
      display: flex; flex-direction: column; height: 100vh; border-right: 1px solid var(--line);
      background: var(--panel); position: sticky; top: 0;
    }
    aside header { padding: 16px 16px 12px; display: grid; gap: 10px; border-bottom: 1px solid var(--line); }
    #summary { color: var(--muted); font-size: 13px; }
    #search {
      width: 100%; padding: 6px 9px; border: 1px solid var(--line); border-radius: 7px; background: var(--canvas);
    }
    #filters { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip {
      border: 1px solid var(--line); background: none; border-radius: 999px; padding: 2px 9px; font-size: 12px;
      cursor: pointer;
    }
    .chip[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); }
    #list { list-style: none; margin: 0; padding: 6px; overflow: auto; flex: 1; }
    #list button {
      width: 100%; text-align: left; border: 0; background: none; border-radius: 7px; padding: 6px 10px;
      cursor: pointer; display: grid; grid-template-columns: 10px minmax(0, 1fr); gap: 0 9px; align-items: center;
    }
    #list button:hover { background: var(--soft); }
    #list button[aria-current="true"] { background: var(--accent-soft); }
    #list .name { overflow-wrap: anywhere; line-height: 1.3; }
    #list .words { grid-column: 2; color: var(--muted); font-size: 12px; }
    #list .empty { color: var(--muted); padding: 10px; }
    .dot { width: 9px; height: 9px; border-radius: 50%; background: currentColor; }
    .layout, .paint, .shaping, .failed { color: var(--bad); } .new, .missing, .orphaned { color: var(--warn); }
    .environment, .exempted { color: var(--info); } .passed { color: var(--good); }
    main { padding: 20px 26px 30px; display: grid; gap: 16px; align-content: start; min-width: 0; }
    #head { display: grid; gap: 5px; }
    #headline { display: flex; align-items: center; gap: 12px; flex-wrap: wrap; }
    .badge { border: 1px solid currentColor; border-radius: 999px; padding: 1px 10px; font-size: 12px; font-weight: 600; }
    #place { color: var(--muted); font-family: ui-monospace, monospace; font-size: 12px; overflow-wrap: anywhere; }
    #cause { font-size: 15px; max-width: 90ch; overflow-wrap: anywhere; white-space: pre-line; }
    #notes { margin: 0; padding-left: 18px; color: var(--muted); } #notes:empty { display: none; }
    #tools { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 18px; }
    #modes, #zoom { display: flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--panel); }
    #modes button, #zoom button { border: 0; border-right: 1px solid var(--line); background: none; padding: 5px 12px; cursor: pointer; }
    #modes button:last-child, #zoom button:last-child { border-right: 0; }
    [role="tab"][aria-selected="true"], #zoom button[aria-pressed="true"] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
    :disabled { opacity: 0.4; cursor: default; }
    #slide { display: flex; align-items: center; gap: 8px; color: var(--muted); font-size: 13px; }
    #slider { width: 200px; accent-color: var(--accent); }
    #stage {
      background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 18px; overflow: auto;
      display: flex; gap: 22px; align-items: flex-start; min-height: 120px; max-height: 72vh;
    }
    figure { margin: 0; display: grid; gap: 7px; flex: none; }
    figcaption { color: var(--muted); font-size: 12px; width: 0; min-width: 100%; }
    figcaption b { color: var(--ink); }
    .frame {
      position: relative; background-color: var(--check-a); outline: 1px solid var(--line);
      background-image: conic-gradient(var(--check-b) 25%, transparent 0 50%, var(--check-b) 0 75%, transparent 0);
      background-size: 16px 16px;
    }
    .frame img { display: block; position: absolute; left: 0; top: 0; }
    .over { position: absolute; left: 0; top: 0; overflow: hidden; }
    .knife { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none; }
    .box { position: absolute; pointer-events: none; border: 2px solid var(--new); background: rgb(194 36 60 / 0.13); }
    .box.old { border: 2px dashed var(--old); background: rgb(36 84 198 / 0.11); }
    .bounds { position: absolute; pointer-events: none; border: 1px solid var(--accent); border-radius: 3px; opacity: 0.65; }
    .nothing { color: var(--muted); }
    .hint { color: var(--muted); font-size: 12.5px; }
    #tree, #accept { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 14px 18px; min-width: 0; }
    #only { font-size: 12.5px; color: var(--muted); display: inline-flex; gap: 6px; align-items: center; margin: 6px 0; }
    #rows { overflow-x: auto; }
    .row { padding: 4px 8px; border-radius: 6px; display: grid; gap: 1px; outline-offset: -2px; }
    .row:hover, .row:focus { background: var(--soft); }
    .row .kind { font-weight: 600; } .row.same .kind { font-weight: 400; color: var(--muted); }
    .row .line { font: 12px/1.5 ui-monospace, monospace; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .row .old::before { content: "− "; } .row .new::before { content: "+ "; }
    .row .old { color: var(--old); } .row .new { color: var(--new); } .row.same .line { color: var(--muted); }
    .row mark { background: none; color: inherit; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
    .command { display: flex; gap: 10px; align-items: center; margin-top: 8px; }
    .command span { color: var(--muted); font-size: 12px; width: 64px; flex: none; }
    .command code {
      flex: 1; min-width: 0; overflow-x: auto; white-space: pre; background: var(--canvas); border: 1px solid var(--line);
      border-radius: 7px; padding: 6px 10px; font: 12.5px ui-monospace, monospace;
    }
    .command button { border: 1px solid var(--line); border-radius: 7px; background: var(--panel); padding: 5px 14px; cursor: pointer; }
    .command button:hover { border-color: var(--accent); color: var(--accent); }
    #keys { display: flex; flex-wrap: wrap; gap: 6px 18px; color: var(--muted); font-size: 12px; }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 5px; background: var(--panel); font: 11px ui-monospace, monospace; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    [hidden] { display: none !important; }
    @media (max-width: 800px) {
      body { grid-template-columns: minmax(0, 1fr); }
      aside { height: auto; max-height: 45vh; position: static; border-right: 0; border-bottom: 1px solid var(--line); }
      main { padding: 16px; } #stage { flex-direction: column; max-height: none; } #keys { display: none; }
      .command { flex-wrap: wrap; } .command span { width: 100%; }
    }
    """
