/**
 * Style features that the oldest supported browsers lack and that doiuse does not know. Each pattern matches
 * `property: value`, `@rule parameters` or a selector. `since` names the first versions of Chrome, Firefox
 * and Safari that have the feature.
 *
 * Behind `@supports` the app may use all of them.
 */

/** @type {readonly { name: string, looks: RegExp, since: string }[]} */
export const newer = [
  { name: '@scope', looks: /^@scope\b/, since: '118, 146, 17.4' },
  { name: '@starting-style', looks: /^@starting-style\b/, since: '117, 129, 17.5' },
  { name: '@function', looks: /^@function\b/, since: '139, none, none' },
  { name: '@view-transition', looks: /^@view-transition\b/, since: '126, none, 18.2' },
  { name: '@position-try', looks: /^@position-try\b/, since: '125, 147, 26' },
  {
    name: 'anchor positioning',
    looks: /^(anchor-name|position-(anchor|area|try)[a-z-]*):/,
    since: '125, 147, 26',
  },
  { name: 'field-sizing', looks: /^field-sizing:/, since: '123, none, 26.2' },
  { name: 'interpolate-size', looks: /^interpolate-size:|\bcalc-size\(/, since: '129, none, none' },
  { name: 'content-visibility', looks: /^content-visibility:/, since: '85, 130, 18' },
  { name: 'scrollbar-gutter', looks: /^scrollbar-gutter:/, since: '94, 97, 18.2' },
  { name: 'scrollbar-color', looks: /^scrollbar-(color|width):/, since: '121, 64, 26.2' },
  { name: 'text-box', looks: /^text-box(-[a-z]+)?:/, since: '133, none, 18.2' },
  { name: 'text-wrap', looks: /^text-wrap(-style|-mode)?:/, since: '114, 121, 17.4' },
  { name: 'transition-behavior', looks: /^transition-behavior:|\ballow-discrete\b/, since: '117, 129, 17.4' },
  { name: 'view-transition-name', looks: /^view-transition-[a-z]+:/, since: '111, 144, 18' },
  { name: 'scroll-driven animation', looks: /^(animation|scroll|view)-timeline:/, since: '115, none, 26' },
  { name: 'appearance: base-select', looks: /\bbase-select\b|::picker\b/, since: '135, none, none' },
  { name: 'subgrid', looks: /\bsubgrid\b/, since: '117, 71, 16' },
  { name: 'light-dark()', looks: /\blight-dark\(/, since: '123, 120, 17.5' },
  { name: 'relative colours', looks: /\((\s)*from\s/, since: '119, 128, 16.4' },
  { name: 'linear() easing', looks: /(?<![-\w])linear\(/, since: '113, 112, 17.2' },
  { name: 'round()', looks: /(?<![-\w])(round|mod|rem)\(/, since: '125, 118, 15.4' },
  { name: 'if()', looks: /:.*(?<![-\w])if\(/, since: '137, none, none' },
  { name: ':user-valid', looks: /:user-(in)?valid\b/, since: '119, 88, 16.5' },
  { name: ':popover-open', looks: /:popover-open\b/, since: '114, 125, 17' },
  { name: ':dir()', looks: /:dir\(/, since: '120, 49, 16.4' },
  { name: ':state()', looks: /:state\(/, since: '125, 126, 17.4' },
  { name: '::details-content', looks: /::details-content\b/, since: '131, 143, 18.4' },
];

/**
 * Lists the same for scripts and markup in our sources, and for the classes that stand for styles there. No
 * tool of ours knows these features.
 * @type {readonly { name: string, looks: RegExp, since: string }[]}
 */
export const newerInScripts = [
  { name: '@starting-style', looks: /(?<![\w-])starting:[\w-]/, since: '117, 129, 17.5' },
  { name: 'text-wrap', looks: /(?<![\w-])text-(balance|pretty)\b/, since: '114, 121, 17.4' },
  { name: 'field-sizing', looks: /(?<![\w-])field-sizing-/, since: '123, none, 26.2' },
  { name: 'css-media-scripting', looks: /(?<![\w-])noscript:[\w-]/, since: '120, 113, 17' },
  { name: ':user-valid', looks: /(?<![\w-])user-(in)?valid:/, since: '119, 88, 16.5' },
  { name: 'modulepreload', looks: /\bmodulepreload\b/i, since: '66, 115, 17' },
  { name: 'fetchpriority', looks: /\bfetchpriority\b/i, since: '101, 132, 17.2' },
  { name: 'popover', looks: /\b(popover=|popoverTarget|showPopover\b)/, since: '114, 125, 17' },
  { name: 'hidden until found', looks: /until-found/, since: '102, 139, 26.2' },
  { name: 'requestIdleCallback', looks: /\brequestIdleCallback\b/, since: '47, 55, none' },
  { name: 'fetch with keepalive', looks: /\bkeepalive: true\b/, since: '66, 133, 13' },
  { name: 'Trusted Types', looks: /\btrusted-?types\b/i, since: '83, 148, 26' },
  { name: 'checkVisibility', looks: /\.checkVisibility\(/, since: '105, 106, 17.4' },
  { name: 'view transitions', looks: /\bstartViewTransition\b/, since: '111, 144, 18' },
  { name: 'scheduler', looks: /\bscheduler\.(yield|postTask)\b/, since: '94, 142, none' },
  { name: 'scrollend', looks: /['"]scrollend['"]/, since: '114, 109, 26.2' },
  { name: 'AbortSignal.any', looks: /\bAbortSignal\.any\b/, since: '116, 124, 17.4' },
  { name: 'URL.canParse', looks: /\bURL\.canParse\b/, since: '120, 115, 17' },
];
