import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../index.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Ihre Anmeldung', value: 0.5 },
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};
export const WithValueText: Story = { args: { value: 2, max: 4, valueText: 'Schritt 2 von 4' } };
export const Indeterminate: Story = { args: { label: 'Ihr Konto wird angelegt', value: undefined } };

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      {[undefined, 0, 0.03, 0.25, 0.5, 1].flatMap((value) =>
        [undefined, value === undefined ? 'einen Augenblick' : `${String(value * 100)} %`].map(
          (valueText) => (
            <ProgressBar
              key={`${String(value)}${valueText}`}
              label="Ihre Anmeldung"
              value={value}
              valueText={valueText}
            />
          ),
        ),
      )}
    </Stack>
  ),
};
