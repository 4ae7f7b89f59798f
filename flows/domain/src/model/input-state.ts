/** How an input is shown (Registration §3, §4): `default` until it was judged in the shopper's sight. */
export type InputState = 'default' | 'valid' | 'error';
