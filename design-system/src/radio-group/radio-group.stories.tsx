import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, Icon } from '../index.ts';
import { RadioGroup } from './radio-group.tsx';

const cards = [
  {
    value: 'digital',
    label: 'Digitale Kundenkarte',
    hint: 'Sofort auf Ihrem Telefon, nichts kann verloren gehen.',
    illustration: <Icon name="card" size="size-6" />,
  },
  {
    value: 'plastic',
    label: 'Karte zum Anfassen',
    hint: 'Kommt in drei bis fünf Werktagen mit der Post.',
    illustration: <Icon name="tag" size="size-6" />,
  },
  { value: 'none', label: 'Ohne Kundenkarte' },
];

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { name: 'cardType', label: 'Ihre Kundenkarte', options: cards },
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'digital', state: 'valid' } };
export const Required: Story = { args: { required: true } };
export const WithHintAndConstraint: Story = {
  args: {
    hint: 'Mit beiden Karten sammeln Sie gleich viele Bohnen.',
    constraint: 'Sie können später jederzeit wechseln.',
  },
};
export const WithError: Story = {
  args: { required: true, error: 'Wählen Sie, welche Kundenkarte Sie möchten.' },
};
export const Row: Story = { args: { layout: 'row', options: cards.slice(0, 2), defaultValue: 'plastic' } };
export const OneDisabled: Story = {
  args: {
    defaultValue: 'digital',
    options: cards.map((card) => ({ ...card, disabled: card.value === 'plastic' })),
  },
};
export const Disabled: Story = { args: { defaultValue: 'digital', disabled: true } };

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {(['stack', 'row'] as const).flatMap((layout) =>
        [undefined, 'plastic'].flatMap((chosen) =>
          [undefined, 'Wählen Sie, welche Kundenkarte Sie möchten.'].map((error) => (
            <RadioGroup
              key={`${layout}${chosen}${error}`}
              name={`card-${layout}-${chosen}-${error}`}
              label={`Ihre Kundenkarte, ${layout}`}
              layout={layout}
              options={cards}
              defaultValue={chosen}
              error={error}
              {...(error ? { required: true } : { optional: true })}
            />
          )),
        ),
      )}
    </FieldGroup>
  ),
};
