import { Link, Select, TextField } from '@crema/design-system';
import type { NameField as PlannedName, SalutationField as PlannedSalutation } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';

const tokens = {
  firstName: 'billing given-name',
  lastName: 'billing family-name',
  companyName: 'billing organization',
} as const;

/** The salutation of the invoice's receiver. */
export function ReceiverSalutationField({ field }: { field: PlannedSalutation }) {
  // Another country can have other options. A new select then starts with the salutation that the server sent back.
  return <SalutationSelect key={field.options.join()} field={field} />;
}

function SalutationSelect({ field }: { field: PlannedSalutation }) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  return (
    <Select
      name={field.name}
      label={texts.t('field.salutation.label')}
      placeholder={texts.t('field.salutation.placeholder')}
      options={field.options.map((value) => ({ value, label: texts.t(`field.salutation.${value}`) }))}
      autoComplete="billing honorific-prefix"
      required={field.required}
      defaultValue={startValue()}
      state={state}
      error={issue && texts.issue(issue)}
      width="medium"
    />
  );
}

/** A name on an invoice. The first name of an account is shown, and customer service changes it (Registration §6). */
export function ReceiverNameField({ field }: { field: PlannedName }) {
  const { texts, brand } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const { known } = field;
  const locked = known !== undefined;
  return (
    <TextField
      name={field.name}
      label={texts.t(field.label)}
      hint={
        locked && (
          <>
            <span>{`${texts.t('field.firstName.locked')} `}</span>
            <Link standalone href={brand.links.service}>
              {texts.t('action.customerService')}
            </Link>
          </>
        )
      }
      autoComplete={locked ? 'off' : tokens[field.of]}
      required={field.required}
      readOnly={locked}
      defaultValue={known ?? startValue()}
      state={state}
      error={issue && texts.issue(issue)}
      autoCapitalize="words"
      spellCheck={false}
    />
  );
}
