const isHidden = () => document.querySelector('[inert] #main,[aria-hidden=true] #main') !== null;

/**
 * Resolves when no dialog hides the page. A dialog hides the rest of the page from screen readers when it opens. A banner that comes
 * later would be behind the dialog for the eye, and beside it for the ear. Other elements with the role of a dialog, such as those of a
 * browser's extension, hide nothing.
 */
export function dialogsClosed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isHidden()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      attributeFilter: ['aria-hidden', 'inert'],
      childList: true,
      subtree: true,
    });
    look();
  });
}
