import type { ReactNode } from 'react';
import { RequiredNote } from '../required-note/required-note.tsx';

/** The props of `FormFooter`. */
export type FormFooterProps = {
  /** The button that submits the form. */
  submit: ReactNode;
  /** Another action beside the button, such as skip or cancel. @default none */
  secondary?: ReactNode;
  /** The note about the asterisk, if a field is required. @default none */
  requiredNote?: ReactNode;
};

/**
 * The end of a form: the button that submits it, and the note about its asterisks (Registration §2). The main action comes first
 * on the screen and in the tab order. Its distance to the groups of fields is theirs, 40 px.
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
