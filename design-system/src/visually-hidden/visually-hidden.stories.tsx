import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../index.ts';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' und vorgelesen' },
  render: (args) => (
    <p>
      Zu sehen
      <VisuallyHidden {...args} />
    </p>
  ),
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {};
