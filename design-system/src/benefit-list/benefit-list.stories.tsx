import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitList, Link, Stack } from '../index.ts';

const meta: Meta<typeof BenefitList> = {
  title: 'Components/BenefitList',
  component: BenefitList,
  args: {
    items: [
      { icon: 'tag', text: '10 % auf Ihre erste Bestellung' },
      { icon: 'card', text: 'Punkte mit jeder Tasse' },
      { icon: 'cup', text: 'Neue Röstungen zuerst' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof BenefitList>;

export const Default: Story = {};

export const Permutations: Story = {
  render: ({ items }) => (
    <Stack gap={10}>
      {items.map((_, index) => (
        <BenefitList key={items[index]?.icon} items={items.slice(index)} />
      ))}
      <BenefitList
        items={[
          {
            icon: 'heart',
            text: (
              <>
                Ein Vorteil, der länger ist als seine Zeile und auf <Link href="/club">eine Seite</Link> führt
              </>
            ),
          },
        ]}
      />
    </Stack>
  ),
};
