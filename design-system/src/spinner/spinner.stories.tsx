import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../index.ts';
import { Spinner } from './index.ts';

const meta: Meta<typeof Spinner> = { title: 'Components/Spinner', component: Spinner };
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};
export const WithLabel: Story = { args: { label: 'Ihre Adressen werden geladen.' } };
export const Announced: Story = { args: { label: 'Ihre Adressen werden geladen.', announce: true } };

export const Permutations: Story = {
  render: () => (
    <Stack gap={6} align="start">
      {(['small', 'medium', 'large'] as const).flatMap((size) =>
        [undefined, 'Ihre Adressen werden geladen.'].map((label) => (
          <Spinner key={`${size}${label}`} size={size} label={label} />
        )),
      )}
    </Stack>
  ),
};
