import { FieldRow } from '@crema/design-system';
import { FieldError } from '@crema/design-system/field';
import { type AddressPath, type PostalField as Planned, postalToldField } from '@crema/flow-domain';
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

/** Postal code and town in one row. An error of both is shown once, below both. A mismatch may be sent again as it is. */
export function PostalRow({ fields, path, choices }: Props) {
  const form = useForm();
  const { texts } = useFlow();
  const toldName = postalToldField(path);
  const told = form.value(toldName);
  const [{ country, kind }] = fields;
  const service = usePostalService(path, country);
  const { code, town, hasList } = service;
  const [ofCode, ofTown] = [useField(code).issue, useField(town).issue];
  const shared = ofCode && ofCode.code === ofTown?.code ? ofCode : undefined;
  const errorId = useId();
  // The server sent the towns of the code that it received.
  const asked = () => country.code + form.value(code);
  const [sent] = useState(asked);
  const isAsSent = () => asked() === sent;
  const isChoice = useSyncExternalStore(form.onChange, isAsSent, isAsSent);
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
      {told && <input type="hidden" name={toldName} value={told} />}
      {shared && (
        <FieldError id={errorId}>
          {texts.issue(shared) +
            (shared.code === 'postalMismatch' ? ` ${texts.t('address.mismatch.anyway')}` : '')}
        </FieldError>
      )}
    </div>
  );
}
