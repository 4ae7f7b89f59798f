import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequiredNote } from '../index.ts';

const meta: Meta<typeof RequiredNote> = {
  title: 'Components/RequiredNote',
  component: RequiredNote,
  args: { children: 'Pflichtfelder sind mit * gekennzeichnet.' },
};
export default meta;

type Story = StoryObj<typeof RequiredNote>;

export const Default: Story = {};
