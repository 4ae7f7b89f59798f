import type { FloorField } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { LineField } from './line-field.tsx';

/** Staircase, floor and door of an Austrian address: three short ones in a row. */
export function FloorRow({ fields }: { fields: readonly FloorField[] }) {
  const { texts } = useFlow();
  return (
    // Labels of one line and of two end above inputs that stand in line.
    <div className="ds -mb-field grid max-w-[24rem] grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-x-3 *:row-span-3 *:mb-field *:grid *:grid-rows-subgrid *:gap-y-0 [&>*>label]:self-end">
      {fields.map((field) => (
        <LineField
          key={field.name}
          field={field}
          label={texts.t(`field.${field.of}.label`)}
          // No word of autofill means a part of a building.
          autoComplete="off"
          // The word would break the row of three.
          marked={false}
        />
      ))}
    </div>
  );
}
