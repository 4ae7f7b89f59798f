import { Button, RequiredNote, Stack } from '@crema/design-system';
import type { ReactNode } from 'react';
import { usePending } from '../form/form-context.tsx';
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

/** The form's submit button; while a submit is under way it keeps the focus and says so. */
export function SubmitButton({ waiting, children }: Props) {
  return (
    <Button type="submit" loading={usePending()} loadingLabel={waiting}>
      {children}
    </Button>
  );
}
