import { useFormContext, useFormView } from './form-context.tsx';

/** How often the form around was refused so far, by its rules or by an answer. In a file of its own: few pages need it. */
export const useFailures = (): number => useFormView(useFormContext().store).failures;
