/**
 * Closes a window that another one opened, else goes back in its history (Registration §2, form 9).
 * @returns whether there was a way back; a page that was opened first has none
 */
export function goBack(): boolean {
  if (window.opener) {
    window.close();
    return true;
  }
  if (history.length < 2) return false;
  history.back();
  return true;
}
