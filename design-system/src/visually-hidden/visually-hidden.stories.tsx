import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text, VisuallyHidden } from '../index.ts';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' und vorgelesen' },
  render: (args) => (
    <Text>
      Zu sehen
      <VisuallyHidden {...args} />
    </Text>
  ),
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {};
