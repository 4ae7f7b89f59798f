/** The style of the page, which stands in it: the policy names its hash. Its colours are those of the design system's light and dark. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf7f1; --card: #fff; --ink: #2a1a13; --soft: #5f4b41; --line: #e7dccf; --accent: #7a3e1d; --ring: #1f4e79 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #241914; --card: #2f221b; --ink: #f6ede3; --soft: #d3c2b3; --line: #4d3b30; --accent: #f0b98d; --ring: #a9d1f5 }
}
:root { background: var(--paper); color: var(--ink); font: 100%/1.5 system-ui, sans-serif; overflow-wrap: break-word; scroll-padding: 1rem }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem }
h1, h2, h3 { font-family: ui-serif, Georgia, serif; line-height: 1.25; text-wrap: balance }
h1 { font-size: 2.25rem; margin-block: 0 1rem }
h2 { margin-block: 3.5rem 1rem }
h3 { margin-block: 0 .75rem }
section section, nav { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin-block: 1.5rem; padding: 1.25rem }
nav h2 { margin-block: 0 .75rem }
nav > ul { columns: 16rem; column-gap: 2rem; list-style: none; margin: 0; padding: 0 }
nav > ul > li { break-inside: avoid; margin-block-end: .5rem }
nav ul ul { list-style: none; padding-inline-start: 1rem }
nav a { display: inline-block; padding-block: .25rem }
p { margin-block: .75rem; max-width: 65ch }
a { color: var(--accent); text-underline-offset: .2em }
a:focus-visible, main:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
.skip:not(:focus-within) { block-size: 1px; margin: 0; overflow: hidden; position: absolute }
code, pre { font-family: ui-monospace, monospace; font-size: .9375em }
.call { background: var(--paper); border-radius: .375rem; max-width: none; padding: .5rem .75rem }
pre { background: var(--paper); border-radius: .375rem; margin: 0; overflow-wrap: anywhere; padding: .75rem; white-space: pre-wrap }
table { border-collapse: collapse; margin-block: 1.5rem 0; width: 100% }
caption { font-weight: 600; padding-block: .5rem; text-align: start }
thead { color: var(--soft); font-size: .875em }
th, td { border-block-end: 1px solid var(--line); padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top }
th { font-weight: normal }
th:last-child, td:last-child { padding-inline-end: 0; width: 60% }
@media (width < 40rem) {
  section section, nav { padding: 1rem .75rem }
  table { font-size: .875rem }
  th, td { padding-inline-end: .5rem }
  th:last-child, td:last-child { width: auto }
}
`;
