import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../index.ts';

const meta: Meta<typeof Text> = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Fragen stellen, Rezepte teilen und neue Röstungen vor allen anderen probieren.' },
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Default: Story = {};
export const Lead: Story = { args: { size: 'lead' } };

export const Permutations: Story = {
  render: ({ children }) => (
    <Stack gap={4}>
      {(['small', 'body', 'lead'] as const).flatMap((size) =>
        (['ink', 'hint', 'error', 'success'] as const).map((tone) => (
          <Text key={`${size}${tone}`} size={size} tone={tone} strong={tone === 'error'}>
            {children}
          </Text>
        )),
      )}
    </Stack>
  ),
};
