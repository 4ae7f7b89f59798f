import { FieldRow, useAnnouncer } from '@crema/design-system';
import type { AddressPath, FloorField, FormPlan } from '@crema/flow-domain';
import { type FormStart, PlannedField, useFlow, useForm } from '@crema/flow-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnswers } from '../answers/use-answers.ts';
import { LineField } from '../fields/line-field.tsx';
import { PostalRow } from '../fields/postal-row.tsx';
import { ProvinceRow } from '../places/province-row.tsx';
import { type AddressRow, addressRows } from './address-rows.ts';

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
  // A browser that fills in a whole address writes into the fields that it found, so they stay until it has finished.
  const shown = useAfterTask(plan);
  useEffect(() => {
    // New fields bring their earlier answers, on which the plan may depend. An empty write makes the form read its plan again.
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

/** Staircase, floor and door of an Austrian address: three short ones in a row. */
function FloorRow({ fields }: { fields: readonly FloorField[] }) {
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

/** Returns a value as it was at the end of the browser's last task. React's `useDeferredValue` would weigh on every page. */
function useAfterTask<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value));
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Announces that an answer has changed the fields below it, once and politely; focus stays where it is.
 * @param fields names of the fields that are shown
 */
function useChangeSaid(fields: string): void {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const known = useRef(fields);
  const say = useEffectEvent(() => announce(texts.t('a11y.fieldsChanged'), 'polite'));
  useEffect(() => {
    if (known.current === fields) return;
    known.current = fields;
    say();
  }, [fields]);
}
