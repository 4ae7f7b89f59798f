import { FieldRow } from '@crema/design-system';
import type { AddressPath, FormPlan } from '@crema/flow-domain';
import { type FormStart, PlannedField, useForm } from '@crema/flow-form';
import { useEffect } from 'react';
import { useAnswers } from '../answers/use-answers.ts';
import { FloorRow } from '../fields/floor-row.tsx';
import { PostalRow } from '../fields/postal-row.tsx';
import { ProvinceRow } from '../places/province-row.tsx';
import { type AddressRow, addressRows } from './address-rows.ts';
import { useAfterTask } from './use-after-task.ts';
import { useChangeSaid } from './use-change-said.ts';

type Props = {
  /** The plan of the form around. */
  plan: FormPlan;
  /** Which address of the form it is. */
  path: AddressPath;
  /** Answers to choose from in place of typing, by input name, where a server sent them along. */
  choices?: FormStart['choices'];
};

/** The fields of an address in the order of its country (Registration §2, form 3), inside a `FlowForm`. */
export function AddressFields({ plan, path, choices }: Props) {
  useAnswers(path);
  const { fill } = useForm();
  // A browser that fills in a whole address writes into the fields that it found: they stay until it has done so.
  const shown = useAfterTask(plan);
  useEffect(() => {
    // Fields that have come bring earlier answers along, on which the plan may depend: writing nothing asks it anew.
    fill({});
  });
  const fields = shown.fields.filter(({ name }) => name.startsWith(`${path}.`));
  useChangeSaid(fields.map(({ name }) => name).join());
  return addressRows(fields, shown.namesStacked).map((row) => (
    // Rows of a kind are one field to the eye: what was typed into them stays where their order changes.
    <Row
      key={row.kind === 'single' ? row.fields[0].name : row.kind}
      row={row}
      path={path}
      choices={choices}
    />
  ));
}

function Row({ row, path, choices }: Omit<Props, 'plan'> & { row: AddressRow }) {
  switch (row.kind) {
    case 'postal':
      return <PostalRow fields={row.fields} path={path} choices={choices} />;
    case 'places':
      return <ProvinceRow province={row.fields[0]} district={row.fields[1]} choices={choices} />;
    case 'floors':
      return <FloorRow fields={row.fields} />;
    case 'names':
      return (
        <FieldRow>
          {row.fields.map((field) => (
            <PlannedField key={field.name} field={field} />
          ))}
        </FieldRow>
      );
    case 'single':
      return <PlannedField field={row.fields[0]} />;
  }
}
