import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Text } from '../index.ts';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/terms', children: 'Teilnahmebedingungen' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Default: Story = {};
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Es gelten unsere <Link {...args} /> und die Hinweise zum Datenschutz.
    </Text>
  ),
};
export const NewWindow: Story = {
  args: { target: '_blank', children: 'Teilnahmebedingungen (neues Fenster)' },
};
