/**
 * What may be used although a supported browser lacks it, or a part of it, and why nobody there misses anything. The
 * names are those of caniuse and of es-check.
 */

/** Styles. */
export const enhancingStyle = {
  '::details-content':
    'Prints the wording of consents that are folded; elsewhere the print has the line that unfolds them.',
  '@starting-style':
    'A flyout slides in and confetti flies; elsewhere the one is there at once, the other not at all.',
  'appearance: base-select':
    'Draws the list of a select; where the value is not known, the browser draws its own.',
  'content-visibility': 'Used with ::details-content alone, see there.',
  'css-content-visibility': 'Used with ::details-content alone, see there.',
  'css-autofill': 'Says only in which colour a filled-in field is shown; the browser has one of its own.',
  'css-clip-path':
    'Only inset() on boxes is used, to hide text from the eye alone; what is missing is for SVG.',
  'css-masks': 'Counted with clip-path, see there; no mask is used.',
  'css-media-scripting':
    'Hides what does nothing without scripts; where it is not known, that stays and does no harm.',
  'css-subgrid': 'Keeps the inputs of a row in line where one label breaks; elsewhere one stands lower.',
  'css-text-indent': 'Only lengths are used; what is missing are its keywords.',
  'extended-system-fonts': 'First names in lists that go on with the fonts every system has.',
  'intrinsic-width': 'Only max-content is used, which all of them know; what is missing are other words.',
  multicolumn: 'Only column-gap is used, in grids; what is missing concerns columns of text.',
  'scrollbar-gutter':
    'Keeps the page from moving when a dialog takes its scroll bar away; elsewhere it moves.',
  subgrid: 'See css-subgrid.',
  'text-decoration': 'Line, thickness and offset are supported; what is missing is text-decoration-skip.',
  'text-wrap': 'Makes the lines of a heading alike in length; elsewhere they break as ever.',
  'text-size-adjust': 'Only phones enlarge text by themselves, and those browsers know it.',
};

/**
 * Scripts.
 * @type {Readonly<Record<string, string>>}
 */
export const enhancingScript = {};

/** What only the sources show: it is in the package for others, asked for before it is used, or neither style nor syntax. */
export const enhancingSource = {
  'fetch with keepalive':
    'A call goes on when its page is left; elsewhere one that is under way then may be lost.',
  popover:
    'Keeps the list of a combo box above all of the page; elsewhere a box that cuts the field cuts the list too. Asked for.',
  requestIdleCallback:
    'Work that can wait is done when the page is idle; elsewhere after a short while. Asked for.',
  'Trusted Types': 'A policy refuses text where a script could come in; elsewhere nothing of it is read.',
};
