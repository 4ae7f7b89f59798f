/**
 * Features that a supported browser lacks in full or in part and that we may use all the same. The text
 * beside each says why its users lose nothing. The names are those of caniuse and of es-check.
 */

/** Features in styles. */
export const enhancingStyle = {
  '::details-content':
    'Prints the text of collapsed consents. Other browsers print the line that expands them.',
  '@starting-style':
    'Animates a flyout and confetti. In other browsers the flyout appears at once and there is no confetti.',
  'appearance: base-select': 'Styles the list of a select. Other browsers show their own list.',
  'content-visibility': 'Used only with ::details-content, see there.',
  'css-content-visibility': 'Used only with ::details-content, see there.',
  'css-autofill': 'Sets only the colour of an autofilled field. Other browsers use their own colour.',
  'css-clip-path': 'We use only inset() on boxes, to hide text visually. The missing part concerns SVG.',
  'css-masks': 'Counted with clip-path, see there. We use no mask.',
  'css-media-scripting':
    'Hides controls that do nothing without scripts. In other browsers they stay visible and do no harm.',
  'css-subgrid': 'Aligns the inputs of a row if one label wraps. In other browsers one input is lower.',
  'css-text-indent': 'We use only lengths. The missing part is its keywords.',
  'extended-system-fonts': 'The first names in font lists, which continue with fonts of every system.',
  'intrinsic-width':
    'We use only max-content, which all browsers support. The missing part is other keywords.',
  multicolumn: 'We use only column-gap, in grids. The missing part concerns columns of text.',
  'scrollbar-gutter':
    'Keeps the page in place when a dialog removes its scroll bar. In other browsers the page moves.',
  subgrid: 'See css-subgrid.',
  'text-decoration': 'Line, thickness and offset are supported. The missing part is text-decoration-skip.',
  'text-wrap': 'Balances the lines of a heading. In other browsers they wrap as usual.',
  'text-size-adjust': 'Only browsers on phones enlarge text by themselves, and they support it.',
};

/** Features in scripts. @type {Readonly<Record<string, string>>} */
export const enhancingScript = {};

/**
 * Features that only the source check finds. The package ships them for other teams, the code asks for them
 * before use, or they are neither style nor syntax.
 */
export const enhancingSource = {
  'fetch with keepalive':
    'A call continues when the shopper leaves the page. In other browsers a call in progress may then be lost.',
  popover:
    'Shows the list of a combo box above the whole page. In other browsers a box that clips the field clips the list too. The code checks for it.',
  requestIdleCallback:
    'Defers work until the page is idle. In other browsers it runs after a short delay. The code checks for it.',
  'Trusted Types': 'A policy blocks text that could inject a script. Other browsers ignore the policy.',
};
