/** What the body's `data-` attribute is called that says that a form was sent, and is answered or will be. */
export const sendingMark = 'sending';
