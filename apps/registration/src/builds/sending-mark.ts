/** Name of the `data-` attribute of `body` that is set while the page waits for the answer to a form, and after a success. */
export const sendingMark = 'sending';
