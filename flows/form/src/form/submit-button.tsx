import { Button } from '@crema/design-system';
import type { ReactNode } from 'react';
import { usePending } from './form-context.tsx';

/** The form's submit button; while a submit is under way it keeps the focus and says so. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" loading={usePending()}>
      {children}
    </Button>
  );
}
