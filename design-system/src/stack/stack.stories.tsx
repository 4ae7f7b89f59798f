import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack, Text } from '../index.ts';

const meta: Meta<typeof Stack> = {
  title: 'Foundations/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Text>Eine Zeile</Text>
        <Button>Weiter</Button>
        <Text tone="hint">und eine Zeile darunter</Text>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const Default: Story = {};

export const Permutations: Story = {
  render: ({ children }) => (
    <Stack gap={10}>
      {(['stretch', 'start', 'center'] as const).flatMap((align) =>
        ([1, 2, 3, 4, 6, 10] as const).map((gap) => (
          <Stack key={`${align}${String(gap)}`} align={align} gap={gap}>
            {children}
          </Stack>
        )),
      )}
    </Stack>
  ),
};
