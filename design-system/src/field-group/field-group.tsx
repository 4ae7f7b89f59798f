import type { ReactNode } from 'react';
import { Fieldset } from '../internal/fieldset.tsx';

/** The props of `FieldGroup`. */
export type FieldGroupProps = {
  /** The common title of the fields. With it the group is a fieldset, without it a plain block. */
  legend?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

const fields = 'ds flex flex-col gap-field';

/** Fields that belong together, with 24 px between them and 40 px before the next group. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  if (!legend) return <div className={`${fields} not-first:mt-group`}>{children}</div>;
  return (
    <Fieldset place="ds min-w-0 not-first:mt-group">
      <legend className="ds ds-heading mb-4 text-h3">{legend}</legend>
      <div className={fields}>{children}</div>
    </Fieldset>
  );
}
