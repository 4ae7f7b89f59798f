import type { SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Handlers for the element around a dialog. React lets events bubble to where the dialog was written, not to where it stands in
 * the page: without these, sending a form in a dialog would send the form around its opener as well.
 */
export const staysInside = { onSubmit: stop, onReset: stop } as const;
