import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../index.ts';
import { Textarea } from './textarea.tsx';

const remaining = (count: number) =>
  count < 0 ? `${String(-count)} Zeichen zu viel.` : `Noch ${String(count)} Zeichen.`;
const wish = 'Ich mag helle Röstungen und trinke am liebsten Filterkaffee.';

const meta: Meta<typeof Textarea> = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { name: 'message', label: 'Ihre Nachricht', autoComplete: 'off' },
};
export default meta;

type Story = StoryObj<typeof Textarea>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const WithHintAndConstraint: Story = {
  args: { hint: 'Was sollen wir über Ihren Geschmack wissen?', constraint: 'Höchstens 500 Zeichen.' },
};
export const WithCounter: Story = { args: { limit: 200, remaining, defaultValue: wish } };
export const OverTheLimit: Story = { args: { limit: 40, remaining, defaultValue: wish } };
export const Valid: Story = { args: { state: 'valid', defaultValue: wish } };
export const WithError: Story = {
  args: {
    required: true,
    limit: 40,
    remaining,
    defaultValue: wish,
    error: 'Kürzen Sie Ihre Nachricht auf höchstens 40 Zeichen.',
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: wish } };
export const Disabled: Story = { args: { disabled: true, defaultValue: wish } };

const errors = [undefined, 'Die Nachricht ist ein Pflichtfeld.'];
const limits = [{}, { limit: 500, remaining }, { limit: 40, remaining }];

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {errors.flatMap((error) =>
        limits.map((limit) => (
          <Textarea
            key={`${String(error)}${String(limit.limit)}`}
            name={`message-${String(error)}-${String(limit.limit)}`}
            label="Ihre Nachricht"
            autoComplete="off"
            hint="Was sollen wir über Ihren Geschmack wissen?"
            constraint="Bitte keine Kartendaten."
            defaultValue={wish}
            error={error}
            required
            {...limit}
          />
        )),
      )}
    </FieldGroup>
  ),
};
