import { Button } from '@crema/design-system';
import type { ReactNode } from 'react';
import { usePending } from './form-context.tsx';

type Props = {
  /** Spoken when the submit is under way. @default the design system's word for waiting */
  waiting?: string | undefined;
  children: ReactNode;
};

/** The form's submit button; while a submit is under way it keeps the focus and says so. */
export function SubmitButton({ waiting, children }: Props) {
  return (
    <Button type="submit" loading={usePending()} loadingLabel={waiting}>
      {children}
    </Button>
  );
}
