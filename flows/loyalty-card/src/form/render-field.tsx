import { TextField } from '@crema/design-system';
import { normalisePhone, type PhoneField as Planned } from '@crema/flow-domain';
import {
  type FieldRenderer,
  renderAccountField,
  renderPersonField,
  useField,
  useFlow,
  useForm,
} from '@crema/flow-form';
import { CardLayoutField } from '../choice/card-layout-field.tsx';

/** The fields of the card's form, without those of an address. */
export const renderField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'cardLayout':
      return <CardLayoutField field={field} />;
    case 'phone':
      return field.name === 'cardSelection.phoneNumber' ? <CardPhoneField field={field} /> : undefined;
    default:
      return renderPersonField(field) ?? renderAccountField(field);
  }
};

/** The telephone for questions about the card; digits and one leading plus of it are kept (Registration §5). */
function CardPhoneField({ field: { name, preset } }: { field: Planned }) {
  const { texts } = useFlow();
  const { fill } = useForm();
  const { state, issue, startValue } = useField(name);
  return (
    <TextField
      name={name}
      type="tel"
      inputMode="tel"
      label={texts.t('field.card.phone.label')}
      hint={texts.t('card.phone.hint')}
      autoComplete="tel"
      optional
      defaultValue={startValue() || preset}
      state={state}
      error={issue && texts.issue(issue)}
      width="medium"
      onBlur={({ target }) => {
        const kept = normalisePhone(target.value, preset);
        if (kept && kept !== target.value) fill({ [name]: kept });
      }}
    />
  );
}
