const isOpen = () => document.querySelector('[role=dialog],[role=alertdialog]') !== null;

/**
 * Resolves when no dialog is open. A dialog hides the rest of the page from screen readers when it opens. A banner that comes later
 * would be behind the dialog for the eye, and beside it for the ear.
 */
export function dialogsClosed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isOpen()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
