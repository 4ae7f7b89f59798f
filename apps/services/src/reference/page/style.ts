/** The style of the page, which stands in it: the policy names its hash. */
export const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere; scroll-padding: 1rem }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance }
h2 { border-top: 2px solid; margin-top: 3rem; padding-top: 1rem }
h3 { margin-top: 2.5rem }
a { color: LinkText }
a:focus-visible { outline: 3px solid; outline-offset: 2px }
nav li, .skip { padding-block: .25rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9375em }
pre { border-inline-start: 2px solid; margin: 0; padding-inline-start: 1rem; white-space: pre-wrap }
table { border-collapse: collapse; margin-block: 1.5rem; width: 100% }
caption { font-weight: bold; padding-block: .5rem; text-align: start }
th, td { border-block: 1px solid; padding: .5rem .5rem .5rem 0; text-align: start; vertical-align: top }
th[scope='row'] { font-weight: normal; width: 30% }
`;
