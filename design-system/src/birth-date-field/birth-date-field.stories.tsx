import type { Meta, StoryObj } from '@storybook/react-vite';
import { BirthDateField, FieldGroup } from '../index.ts';

const labels = { day: 'Tag', month: 'Monat', year: 'Jahr' };

const meta: Meta<typeof BirthDateField> = {
  title: 'Components/BirthDateField',
  component: BirthDateField,
  args: { name: 'birthDate', label: 'Geburtsdatum', labels, order: ['day', 'month', 'year'] },
};
export default meta;

type Story = StoryObj<typeof BirthDateField>;

export const Default: Story = {};
export const Required: Story = {
  args: { required: true, hint: 'Wir gratulieren Ihnen gern. Sie sollten mindestens 16 Jahre alt sein.' },
};
export const YearFirst: Story = {
  globals: { locale: 'hu-HU' },
  args: {
    label: 'Születési dátum',
    labels: { day: 'Nap', month: 'Hónap', year: 'Év' },
    order: ['year', 'month', 'day'],
  },
};
export const Valid: Story = {
  args: { state: 'valid', defaultValue: { day: '03', month: '02', year: '2001' } },
};
export const WithError: Story = {
  args: {
    required: true,
    defaultValue: { day: '31', month: '02', year: '2001' },
    error: 'Bitte prüfen Sie Tag, Monat und Jahr.',
  },
};
export const OnePartWrong: Story = {
  args: {
    required: true,
    defaultValue: { day: '31', month: '13', year: '2001' },
    error: 'Der Monat ist eine Zahl von 1 bis 12.',
    invalidParts: ['month'],
  },
};
export const WithoutAutoAdvance: Story = {
  args: { autoAdvance: false, hint: 'Mit der Tabulatortaste geht es weiter.' },
};

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {[undefined, 'Bitte geben Sie ein vollständiges Datum ein.'].flatMap((error) =>
        [undefined, 'Zum Beispiel 03 02 2001.'].map((hint) => (
          <BirthDateField
            key={`${error}${hint}`}
            name={`birthDate-${error}-${hint}`}
            label="Geburtsdatum"
            labels={labels}
            order={['day', 'month', 'year']}
            hint={hint}
            error={error}
            {...(error ? { required: true } : { optional: true })}
          />
        )),
      )}
    </FieldGroup>
  ),
};
