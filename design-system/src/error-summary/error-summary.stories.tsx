import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BirthDateField, FieldGroup, Form, Select, Stack, TextField } from '../index.ts';
import { ErrorSummary } from './index.ts';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    heading: 'Bitte korrigieren Sie Ihre Angaben.',
    errors: [
      { id: 'salutation', text: 'Wählen Sie eine Anrede.' },
      { id: 'birthDate', text: 'Geben Sie Ihr Geburtsdatum vollständig ein.' },
      { id: 'email', text: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.' },
    ],
  },
  decorators: [
    (Story) => (
      <Form>
        <Stack gap={6}>
          <Story />
          <FieldGroup>
            <Select
              id="salutation"
              name="salutation"
              label="Anrede"
              autoComplete="honorific-prefix"
              placeholder="Bitte wählen"
              options={[
                { value: 'MRS', label: 'Frau' },
                { value: 'MR', label: 'Herr' },
              ]}
              error="Wählen Sie eine Anrede."
              width="medium"
              required
            />
            <BirthDateField
              id="birthDate"
              name="birthDate"
              label="Geburtsdatum"
              labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
              order={['day', 'month', 'year']}
              error="Geben Sie Ihr Geburtsdatum vollständig ein."
              required
            />
            <TextField
              id="email"
              name="email"
              type="email"
              label="E-Mail-Adresse"
              autoComplete="email"
              error="Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de."
              required
            />
          </FieldGroup>
        </Stack>
      </Form>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Default: Story = {};
export const WithCount: Story = {
  args: { countText: (count) => `${count} Angaben stimmen noch nicht.` },
};
export const OneError: Story = {
  args: { errors: [{ id: 'email', text: 'Geben Sie eine gültige E-Mail-Adresse ein.' }] },
};
export const LedToAField: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: /Geburtsdatum/ }));
    await expect(page.getByRole('textbox', { name: 'Tag' })).toHaveFocus();
  },
};
export const AfterDark: Story = { args: { ...WithCount.args }, globals: { theme: 'dark' } };

export const Permutations: Story = {
  decorators: [],
  render: ({ errors }) => (
    <Stack gap={6}>
      {([2, 3, 4] as const).flatMap((headingLevel) =>
        [undefined, (count: number) => `${count} Angaben stimmen noch nicht.`].map((countText) => (
          <ErrorSummary
            key={`${headingLevel}${String(countText)}`}
            heading={`Bitte korrigieren Sie Ihre Angaben. (Rang ${headingLevel}${countText ? ', mit Anzahl' : ''})`}
            headingLevel={headingLevel}
            countText={countText}
            errors={errors}
          />
        )),
      )}
    </Stack>
  ),
};
