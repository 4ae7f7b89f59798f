import { RequiredNote, Stack } from '@crema/design-system';
import type { ReactNode } from 'react';
import { SubmitButton } from '../form/submit-button.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';

type Props = {
  /** Spoken when the submit is under way. @default the design system's word for waiting */
  waiting?: string | undefined;
  /** The button's words. */
  children: ReactNode;
};

/** The end of a form: its button, and what the asterisks mean. */
export function SubmitSection({ waiting, children }: Props) {
  const { texts } = useFlow();
  return (
    <FormSection name="submit">
      <Stack align="start">
        <SubmitButton waiting={waiting}>{children}</SubmitButton>
        <RequiredNote>{texts.t('field.required.footnote')}</RequiredNote>
      </Stack>
    </FormSection>
  );
}
