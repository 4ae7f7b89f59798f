import type { ReactNode } from 'react';
import { RequiredNote } from '../required-note/required-note.tsx';

/** The props of `FormFooter`. */
export type FormFooterProps = {
  /** The button that sends the form. */
  submit: ReactNode;
  /** The other way out, beside the button where both fit: skip, cancel. @default none */
  secondary?: ReactNode;
  /** The footnote to the asterisk, where a field is required. @default none */
  requiredNote?: ReactNode;
};

/**
 * The end of a form: what sends it, and the footnote to its asterisks (Registration §2). The main action comes first, to
 * the eye and to Tab. It stands beside the groups of fields and has their distance, 40 px.
 *
 * ```tsx
 * <FormFooter submit={<Button type="submit">{t('submit')}</Button>} requiredNote={t('requiredNote')} />
 * ```
 */
export function FormFooter({ submit, secondary, requiredNote }: FormFooterProps) {
  return (
    <div className="ds flex flex-col gap-3 not-first:mt-group">
      <div className="ds flex flex-wrap items-center gap-x-6 gap-y-2">
        {submit}
        {secondary}
      </div>
      {requiredNote ? <RequiredNote>{requiredNote}</RequiredNote> : null}
    </div>
  );
}
