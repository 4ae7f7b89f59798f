import { RequiredNote, Stack } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';

/** The end of a form: what the asterisk means, and the buttons. */
export const FormEnd = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <Stack gap={4}>
    <RequiredNote>{texts.t('field.required.footnote')}</RequiredNote>
    <div className="ds flex flex-wrap gap-3">{children}</div>
  </Stack>
);
