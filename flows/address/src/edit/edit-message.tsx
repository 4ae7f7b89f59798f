import type { FormMessageProps } from '@crema/flow-form';
import { SaveMessage } from '../form/save-message.tsx';
import { ErrorList } from './error-list.tsx';

/** How saving went where only a part of a long form is in sight: a summary on top links to each wrong field. */
export function EditMessage(props: FormMessageProps) {
  return (
    <>
      <SaveMessage {...props} />
      <ErrorList {...props} />
    </>
  );
}
