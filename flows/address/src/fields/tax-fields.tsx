import { Checkbox, SegmentedToggle } from '@crema/design-system';
import type {
  InvoicePartyField as PlannedParty,
  PlannedField,
  TaxField as PlannedTax,
} from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { LineField } from './line-field.tsx';

const labels = {
  INDIVIDUAL: 'field.company.individual',
  INSTITUTIONAL: 'field.company.institutional',
} as const;

/** Asks if a Turkish address needs an invoice with tax entries, which open below (Registration §4, company toggle). */
export function CompanyInvoiceField({ field: { name } }: { field: PlannedField }) {
  const { texts } = useFlow();
  const { issue, startValue } = useField(name);
  return (
    <Checkbox
      name={name}
      label={texts.t('field.company.toggle')}
      hint={texts.t('address.company.toggle.hint')}
      optional
      defaultChecked={startValue() === 'on'}
      error={issue && texts.issue(issue)}
    />
  );
}

/** Asks for the receiver of the invoice: a person or a company. */
export function InvoicePartyField({ field }: { field: PlannedParty }) {
  const { texts } = useFlow();
  const { issue, startValue } = useField(field.name);
  const option = (value: 'INDIVIDUAL' | 'INSTITUTIONAL') => ({ value, label: texts.t(labels[value]) });
  return (
    <SegmentedToggle
      name={field.name}
      label={texts.t('field.company.party')}
      options={[option('INDIVIDUAL'), option('INSTITUTIONAL')]}
      defaultValue={startValue() || 'INDIVIDUAL'}
      error={issue && texts.issue(issue)}
    />
  );
}

/** A tax entry of the invoice. */
export function TaxField({ field }: { field: PlannedTax }) {
  const { texts } = useFlow();
  const isNumber = field.of !== 'companyTaxBranch';
  return (
    <LineField
      field={field}
      label={texts.t(`field.${field.of}.label`)}
      autoComplete="off"
      inputMode={isNumber ? 'numeric' : 'text'}
      width={isNumber ? 'medium' : 'full'}
    />
  );
}
