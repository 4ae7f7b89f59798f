/** Styles of the panel. Used as a constructed style sheet, because a strict content security policy blocks inline styles. */
export const styles = `
:host { all: initial }
* { box-sizing: border-box; margin: 0 }
[hidden], .only > :not(.problem) { display: none !important }
section { --ink: #2c2420; --quiet: #655a52; --soft: #f8f4ee; --line: 1px solid #d9cdbf;
position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 75vh; display: grid; grid-template-rows: auto 1fr;
color: var(--ink); background: #fff; color-scheme: light; border-top: 2px solid; font: 14px/1.45 system-ui, sans-serif }
header, header div, div label, summary, span:last-child { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center }
header { padding: 8px 16px; border-bottom: var(--line) }
header div, div label, span:last-child { gap: 6px }
header div { margin-left: auto }
header > label, textarea { width: 100% }
h2, h3 { font-size: 14px }
p, time, summary { color: var(--quiet) }
b, code { color: var(--ink) }
p:empty { display: none }
button, textarea, select, [type=search] { font: inherit; color: inherit; background: #fff; border: 1px solid; border-radius: 6px; padding: 4px 8px }
[type=checkbox] { width: 18px; height: 18px }
header, button:hover, summary:hover, pre { background: var(--soft) }
:focus-visible { outline: 2px solid; outline-offset: -2px }
[role=region] { overflow: auto }
ol { list-style: none; padding: 0 }
li { position: relative; border-bottom: var(--line); overflow-wrap: anywhere }
summary { padding: 8px 96px 8px 16px; cursor: pointer }
summary::before { content: '+' / '' }
[open] > summary::before { content: '–' / '' }
a { position: absolute; inset: 4px 16px auto auto; padding: 4px; color: #1d4f91 }
time, code, pre { font: 12px/1.6 ui-monospace, monospace }
i { border: 1px solid; border-radius: 6px; padding: 0 8px; font: 12px/18px system-ui; background: color-mix(in srgb, currentcolor 8%, #fff) }
.sent { color: #1d5530 }
.held { color: #6b4700 }
.deprecated { color: #5b3a8c }
.error, .warnings, .fields { color: #9c231c }
.dropped { color: var(--ink) }
details div { padding: 0 16px }
h3 { padding: 8px 0 }
pre { padding: 8px 16px; border-radius: 6px; overflow: auto; max-height: 16rem; white-space: pre-wrap }
@media (min-width: 60rem) { summary { display: grid; grid-template-columns: 8px 6rem 5fr 3fr 5fr } }
`;
