import { FieldRow } from '@crema/design-system';
import { type AddressPath, type PostalField as Planned, postalToldField } from '@crema/flow-domain';
import { type FormStart, useField, useForm } from '@crema/flow-form';
import { useId, useState, useSyncExternalStore } from 'react';
import { usePostalService } from '../suggestions/use-postal-service.ts';
import { PairError } from './pair-error.tsx';
import { PostalField } from './postal-field.tsx';

type Props = {
  /** Code and town, in the order of their country. */
  fields: readonly [Planned, Planned];
  path: AddressPath;
  choices?: FormStart['choices'];
};

/** Postal code and town in one row. What is wrong with both is said once, below both. */
export function PostalRow({ fields, path, choices }: Props) {
  const street = `${path}.streetAddress`;
  const form = useForm();
  const told = form.value(postalToldField(path));
  const [first, second] = fields;
  const codeFirst = first.kind === 'postalCode';
  const [code, town] = codeFirst ? [first, second] : [second, first];
  const service = usePostalService({ code, town, street });
  const [ofCode, ofTown] = [useField(code.name).issue, useField(town.name).issue];
  const shared = ofCode && ofCode.code === ofTown?.code ? ofCode : undefined;
  const errorId = useId();
  // The towns that were sent along are those of the code that was sent.
  const [sent] = useState(() => ({ code: form.value(code.name), country: code.country.code }));
  const isAsSent = () => form.value(code.name) === sent.code;
  const isChoice =
    useSyncExternalStore(form.onChange, isAsSent, isAsSent) && code.country.code === sent.country;
  return (
    <div>
      <FieldRow layout={codeFirst ? 'short-long' : 'even'}>
        {fields.map((field) => (
          <PostalField
            key={field.name}
            field={field}
            service={service}
            street={street}
            choices={isChoice ? choices?.[field.name] : undefined}
            sharedErrorId={shared && errorId}
          />
        ))}
      </FieldRow>
      {/* A page without JavaScript says so what it has told before, and is not refused for it again. */}
      {told && <input type="hidden" name={postalToldField(path)} value={told} />}
      {shared && <PairError id={errorId} issue={shared} />}
    </div>
  );
}
