import { Link, Select, TextField } from '@crema/design-system';
import type { NameField as PlannedName, SalutationField as PlannedSalutation } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';

const tokens = {
  firstName: 'billing given-name',
  lastName: 'billing family-name',
  companyName: 'billing organization',
} as const;

/** How the receiver of an invoice is addressed. */
export function ReceiverSalutationField({ field }: { field: PlannedSalutation }) {
  // With other options it is another select, which begins at the salutation that came back with its country.
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
            <span>{texts.t('field.firstName.locked')}</span>
            {/* On a line of its own: fonts that come later move no word of it to another line. */}
            <span className="block">
              <Link href={brand.links.service} standalone>
                {texts.t('action.customerService')}
              </Link>
            </span>
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
