import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack } from '../index.ts';

const meta: Meta<typeof Heading> = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Schön, dass Sie da sind' },
};
export default meta;

type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

/** Every letter of the nine sites that the serif font contains. */
export const Letters: Story = {
  args: { level: 2, children: 'Árvíztűrő tükörfúrógép, žluťoučký kůň, şoför, źdźbło' },
};

export const Permutations: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Schön, dass Sie da sind</Heading>
      <Heading level={2}>Persönliche Daten</Heading>
      <Heading level={3}>Ihre Adresse für die Rechnung</Heading>
      <Heading level={4}>Ein vierter Rang</Heading>
      <Heading level={2} size={1}>
        Ein zweiter Rang, so groß wie der erste
      </Heading>
      <Heading level={2} size={3}>
        Ein zweiter Rang, so klein wie der dritte
      </Heading>
    </Stack>
  ),
};
