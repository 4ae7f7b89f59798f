import type { FloorField } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { LineField } from './line-field.tsx';

/** Staircase, floor and door of an Austrian address: three short ones in a row. */
export function FloorRow({ fields }: { fields: readonly FloorField[] }) {
  const { texts } = useFlow();
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-field *:max-w-short *:grow *:basis-[5rem]">
      {fields.map((field) => (
        <LineField
          key={field.name}
          field={field}
          label={texts.t(`field.${field.of}.label`)}
          // No word of autofill means a part of a building.
          autoComplete="off"
          maxLength={field.bounds?.max}
          // The word would break the row of three.
          marked={false}
        />
      ))}
    </div>
  );
}
