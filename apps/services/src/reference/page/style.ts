/** The style of the page. The policy names its hash. Its colours are those of the design system's light and dark. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf7f1; --card: #fff; --ink: #2a1a13; --line: #e7dccf; --accent: #7a3e1d; --ring: #1f4e79 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #241914; --card: #2f221b; --ink: #f6ede3; --line: #4d3b30; --accent: #f0b98d; --ring: #a9d1f5 }
}
:root { background: var(--paper); color: var(--ink); font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere; scroll-padding: 1rem }
body { margin: 0 auto; max-width: 50rem; padding: 1rem }
section section, nav { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin-block: 1.5rem; padding: 1rem }
h4 { margin-block: 1.5rem .5rem }
ul { margin: 0; padding-inline-start: 1.25rem }
li { padding-block: .25rem }
a { color: var(--accent) }
a:focus-visible, main:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
code, pre { font-family: ui-monospace, monospace; font-size: .9375em }
pre { margin-block: .5rem; white-space: pre-wrap }
`;
