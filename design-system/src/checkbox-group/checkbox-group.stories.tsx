import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, CheckboxGroup, Stack } from '../index.ts';

const consents = (
  <>
    <Checkbox name="newsletter" label="Newsletter mit 10 % Willkommensrabatt" defaultChecked />
    <Checkbox name="dne" label="Angebote, die zu meinen Einkäufen passen" />
    <Checkbox name="cmc" label="Passende Werbung auf anderen Seiten" />
  </>
);

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Ihre Einwilligungen', children: consents },
};
export default meta;

type Story = StoryObj<typeof CheckboxGroup>;

export const Default: Story = {};
export const WithSelectAll: Story = { args: { selectAll: 'Alle auswählen' } };
export const WithError: Story = {
  args: {
    selectAll: 'Alle auswählen',
    required: true,
    error: 'Bitte wählen Sie mindestens eine Einwilligung.',
  },
};

export const Permutations: Story = {
  render: () => (
    <Stack gap={10}>
      {[undefined, 'Alle auswählen'].flatMap((selectAll) =>
        (['none', 'some', 'all'] as const).flatMap((ticked) =>
          [undefined, 'Bitte wählen Sie mindestens eine Einwilligung.'].map((error) => (
            <CheckboxGroup
              key={`${selectAll}${ticked}${error}`}
              label={`Ihre Einwilligungen (${ticked})`}
              hint="Sie können sie jederzeit widerrufen."
              selectAll={selectAll}
              error={error}
              required={error !== undefined}
            >
              <Checkbox name="newsletter" label="Newsletter" defaultChecked={ticked !== 'none'} />
              <Checkbox name="dne" label="Angebote" defaultChecked={ticked === 'all'} />
            </CheckboxGroup>
          )),
        ),
      )}
    </Stack>
  ),
};
