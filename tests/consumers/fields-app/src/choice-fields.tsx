import { Checkbox, CheckboxGroup, RadioGroup, SegmentedToggle, Select } from '@crema/design-system';

const salutations = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
] as const;
const countries = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
] as const;
const cards = [
  { value: 'DIGITAL', label: 'Digital' },
  { value: 'PAPER', label: 'Papier' },
] as const;
const kinds = [
  { value: 'PERSON', label: 'Privat' },
  { value: 'COMPANY', label: 'Firma' },
] as const;

/** The six fields with choices. */
export function ChoiceFields() {
  return (
    <>
      <Select
        name="salutation"
        autoComplete="honorific-prefix"
        label="Anrede"
        placeholder="Bitte wählen"
        options={salutations}
      />
      <Select name="country" autoComplete="country" label="Land" options={countries} defaultValue="AT" />
      <SegmentedToggle name="kind" label="Kundenart" options={kinds} />
      <RadioGroup name="card" label="Kundenkarte" options={cards} />
      <CheckboxGroup label="Einwilligungen" selectAll="Alle">
        <Checkbox name="consent" value="newsletter" label="Newsletter" />
        <Checkbox name="consent" value="offers" label="Angebote" />
      </CheckboxGroup>
      <Checkbox name="terms" label="AGB gelesen" detail="In aller Kürze: Kaffee gegen Geld." />
    </>
  );
}
