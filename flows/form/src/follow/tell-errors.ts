import type { FormStore } from '../engine/form-store.ts';

/**
 * Tells each error of a field once, when it is shown: by its key, and again only for another one, or after the field was
 * right. Gives back a function that ends it.
 */
export function tellErrors(store: FormStore, tell: (field: string, error: string) => void): () => void {
  let told = new Map<string, string>();
  const look = () => {
    const shown = new Map<string, string>();
    for (const field of store.wrong()) {
      const [issue] = store.field(field).issues;
      if (issue) shown.set(field, issue.code);
    }
    const before = told;
    told = shown;
    for (const [field, error] of shown) if (before.get(field) !== error) tell(field, error);
  };
  look();
  return store.subscribe(look);
}
