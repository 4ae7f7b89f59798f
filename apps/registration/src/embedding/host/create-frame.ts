/**
 * Makes the frame of a page. It may run its scripts, send its form and open windows; it may not lead the page around elsewhere.
 * @param address of the page
 * @param label what a screen reader calls the frame
 */
export function createFrame(address: string, label: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Before its address: the page that is loaded has what is allowed then.
  for (const allowed of [
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
    frame.sandbox.add(allowed);
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin';
  frame.title = label;
  frame.src = address;
  return frame;
}

/** The style of the frame in its element; a page's own style sheet does not reach it, and its policy need not allow it. */
export function frameStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':host{display:block}:host([hidden]){display:none}iframe{border:0;display:block;height:30rem;width:100%}',
  );
  return sheet;
}
