import type { PlannedField } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form/headless';
import { PlainBirthDate } from './plain-birth-date.tsx';
import { PlainCheckbox } from './plain-checkbox.tsx';
import { PlainInput } from './plain-input.tsx';
import { PlainSelect } from './plain-select.tsx';

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
} as const;

/** A planned field as native elements, for every kind that the standalone registration asks for. */
export function PlainField({ field }: { field: PlannedField }) {
  const { texts, brand } = useFlow();
  const { name, required } = field;
  switch (field.kind) {
    case 'salutation':
      return <PlainSelect field={field} />;
    case 'name':
      return (
        <PlainInput
          name={name}
          required={required}
          label={texts.t(field.label)}
          autoComplete={autoComplete[field.of]}
        />
      );
    case 'birthDate':
      return <PlainBirthDate field={field} />;
    case 'email':
      return (
        <PlainInput
          name={name}
          required={required}
          label={texts.t('field.email.label')}
          type="email"
          autoComplete="email"
        />
      );
    case 'password':
      return (
        <PlainInput
          name={name}
          required={required}
          label={`${texts.t('field.password.label')} (${texts.t('field.password.hint')})`}
          type="password"
          autoComplete="new-password"
        />
      );
    case 'cardMembership':
      return (
        <PlainCheckbox name={name} label={texts.t('field.card.checkbox', { cardName: brand.cardName })} />
      );
    default:
      throw new Error(`The standalone registration asks for no ${field.kind}.`);
  }
}
