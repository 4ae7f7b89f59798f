import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Stack, Text } from '../index.ts';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/terms', children: 'Teilnahmebedingungen' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Default: Story = { args: { standalone: true } };
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Es gelten unsere <Link {...args} /> und die Hinweise zum Datenschutz.
    </Text>
  ),
};
export const NewWindow: Story = {
  args: { standalone: true, target: '_blank', children: 'Teilnahmebedingungen (neues Fenster)' },
};

export const Permutations: Story = {
  render: ({ href, children }) => (
    <Stack>
      {(['small', 'body', 'lead'] as const).flatMap((size) =>
        (['ink', 'hint', 'error', 'success'] as const).map((tone) => (
          <Text key={`${size}${tone}`} size={size} tone={tone}>
            Es gelten unsere <Link href={href}>{children}</Link>, auch an Feiertagen.
          </Text>
        )),
      )}
    </Stack>
  ),
};
