import { use, useLayoutEffect } from 'react';
import { SharedErrors } from '../field/form-errors.ts';
import type { FieldErrors } from '../field/form-errors.ts';

/**
 * Publishes the errors of a form for the fields that belong to it by `form="…"` and are not within it.
 *
 * @param id of the form; no field elsewhere can belong to one without
 * @returns the errors once all fields of the form have them
 */
export function usePublishedErrors(
  id: string | undefined,
  errors: FieldErrors | undefined,
): FieldErrors | undefined {
  const [published, publish] = use(SharedErrors);

  // Before the browser paints, so that all errors are seen together.
  useLayoutEffect(() => {
    if (id === undefined || !errors) return undefined;
    publish?.((all) => ({ ...all, [id]: errors }));
    return () => publish?.(({ [id]: _gone, ...others }) => others);
  }, [id, errors, publish]);

  return publish && id !== undefined ? published[id] : errors;
}
