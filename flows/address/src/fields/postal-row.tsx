import { FieldRow } from '@crema/design-system';
import { FieldError } from '@crema/design-system/field';
import {
  type AddressPath,
  type Issue,
  type PostalField as Planned,
  postalToldField,
} from '@crema/flow-domain';
import { type FormStart, useField, useFlow, useForm } from '@crema/flow-form';
import { useId, useState, useSyncExternalStore } from 'react';
import { usePostalService } from '../suggestions/use-postal-service.ts';
import { PostalField } from './postal-field.tsx';

type Props = {
  /** Code and town, in the order of their country. */
  fields: readonly [Planned, Planned];
  path: AddressPath;
  choices?: FormStart['choices'];
};

/** Postal code and town in one row. An error of both is shown once, below both. */
export function PostalRow({ fields, path, choices }: Props) {
  const form = useForm();
  const told = form.value(postalToldField(path));
  const [{ country, kind }] = fields;
  const service = usePostalService(path, country);
  const { code, town, hasList } = service;
  const [ofCode, ofTown] = [useField(code).issue, useField(town).issue];
  const shared = ofCode && ofCode.code === ofTown?.code ? ofCode : undefined;
  const errorId = useId();
  // The server sent the towns of the code that it received.
  const [sent] = useState(() => ({ code: form.value(code), country }));
  const isAsSent = () => form.value(code) === sent.code;
  const isChoice =
    useSyncExternalStore(form.onChange, isAsSent, isAsSent) && country.code === sent.country.code;
  return (
    <div>
      <FieldRow layout={kind === 'postalCode' ? 'short-long' : 'even'}>
        {fields.map((field) => (
          <PostalField
            key={`${field.name} ${hasList}`}
            field={field}
            active={field.kind === 'postalCode' ? 'zipcode' : 'city'}
            service={service}
            hasList={hasList}
            choices={isChoice ? choices?.[field.name] : undefined}
            sharedErrorId={shared && errorId}
          />
        ))}
      </FieldRow>
      {/* Without JavaScript the page sends back the mismatch that it has shown, so that the server does not refuse the pair again. */}
      {told && <input type="hidden" name={postalToldField(path)} value={told} />}
      {shared && <PairError id={errorId} issue={shared} />}
    </div>
  );
}

type PairErrorProps = {
  /** Describes both inputs. */
  id: string;
  issue: Issue;
};

/** The error of a code and its town together, below both. The shopper may send a mismatch again as it is. */
function PairError({ id, issue }: PairErrorProps) {
  const { texts } = useFlow();
  const anyway = issue.code === 'postalMismatch' ? ` ${texts.t('address.mismatch.anyway')}` : '';
  return <FieldError id={id}>{texts.issue(issue) + anyway}</FieldError>;
}
