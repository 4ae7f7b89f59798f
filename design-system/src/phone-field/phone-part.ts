import type { ChangeEventHandler } from 'react';
import type { PartProps } from '../internal/part/part.tsx';

/** What prefix and number have in common. */
export type PhonePartProps = PartProps & {
  name: string;
  autoComplete: AutoFill;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> | undefined;
};
