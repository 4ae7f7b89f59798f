import { useFormContext, useFormView } from './form-context.tsx';

/** Returns the number of failed submits of the form. A file of its own, because few pages need it. */
export const useFailures = (): number => useFormView(useFormContext().store).failures;
