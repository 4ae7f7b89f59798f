import type { FormStore } from '../engine/form-store.ts';

/**
 * Tells each submit when the form takes it up, before anything comes of it: one that is held back, and one that is sent. One
 * that the form had taken up already is told at once. Gives back a function that ends it.
 */
export function tellSubmits(store: FormStore, tell: () => void): () => void {
  let before = { status: 'editing', failures: 0 };
  const look = () => {
    const { status, failures } = store.form();
    const { status: last, failures: known } = before;
    before = { status, failures };
    // A failure that follows a sent form is the answer to that submit, not another one.
    if (last === 'editing' && (status !== 'editing' || failures > known)) tell();
  };
  look();
  return store.subscribe(look);
}
