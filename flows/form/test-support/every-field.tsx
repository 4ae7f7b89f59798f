import { Checkbox, PhoneField, RadioGroup, Select, TextField } from '@crema/design-system';
import { mobilePrefixes, type MobilePhoneField, type PlannedField } from '@crema/flow-domain';
import { renderAccountField } from '../src/fields/account-fields.tsx';
import { CardField } from '../src/fields/card-field.tsx';
import { renderPersonField } from '../src/fields/person-fields.tsx';
import { type FieldRenderer, useField } from '../src/form/form-context.tsx';
import { useFlow } from '../src/provider/flow-provider.tsx';

/** Everything that is wrong with a field, in words. */
function useErrors(name: string) {
  const { texts } = useFlow();
  const { issues, ...field } = useField(name);
  const said = [...new Set(issues.map(texts.issue))].join(' ');
  return { ...field, error: said || undefined };
}

function Choice({ field, options }: { field: PlannedField; options: readonly string[] }) {
  const { error, startValue } = useErrors(field.name);
  return (
    <Select
      name={field.name}
      label={field.name}
      autoComplete="off"
      placeholder="–"
      options={options.map((value) => ({ value, label: value }))}
      defaultValue={startValue()}
      disabled={field.disabled}
      error={error}
    />
  );
}

function Line({ field }: { field: PlannedField }) {
  const { error, startValue } = useErrors(field.name);
  return (
    <TextField
      name={field.name}
      label={field.name}
      autoComplete="off"
      defaultValue={startValue()}
      disabled={field.disabled}
      error={error}
    />
  );
}

function Cards({ field, options }: { field: PlannedField; options: readonly string[] }) {
  const { error, startValue } = useErrors(field.name);
  return (
    <RadioGroup
      name={field.name}
      label={field.name}
      options={options.map((value) => ({ value, label: value }))}
      defaultValue={startValue()}
      error={error}
    />
  );
}

function Mobile({ field }: { field: MobilePhoneField }) {
  const { error, startValue } = useErrors(field.name);
  return (
    <PhoneField
      names={{ prefix: field.name, number: field.numberName }}
      label="Mobiltelefon"
      labels={{ prefix: 'Vorwahl', number: 'Nummer' }}
      prefixKind="area"
      prefixPlaceholder="–"
      prefixes={mobilePrefixes.map((value) => ({ value, label: value }))}
      defaultValue={{ prefix: startValue(), number: startValue(field.numberName) }}
      error={error}
    />
  );
}

function Tick({ field }: { field: PlannedField }) {
  const { error, startValue } = useErrors(field.name);
  return (
    <Checkbox name={field.name} label={field.name} defaultChecked={startValue() === 'on'} error={error} />
  );
}

/** A plain field for every kind that a plan can hold: a form to try the engine on, not one for shoppers. */
export const renderEveryField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'country':
      return <Choice field={field} options={field.options} />;
    case 'cardLayout':
    case 'invoiceParty':
      return <Cards field={field} options={field.options} />;
    case 'mobilePhone':
      return <Mobile field={field} />;
    case 'companyInvoice':
      return <Tick field={field} />;
    case 'cardMembership':
      return <CardField />;
    default:
      return renderPersonField(field) ?? renderAccountField(field) ?? <Line field={field} />;
  }
};
