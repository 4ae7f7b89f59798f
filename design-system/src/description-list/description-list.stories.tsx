import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Link, Stack } from '../index.ts';
import { DescriptionList } from './description-list.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', description: 'Zoë Sommer' },
      { term: 'Geburtsdatum', description: '7. März 1988' },
      { term: 'E-Mail-Adresse', description: 'zoe.sommer@beispiel.de' },
      {
        term: 'Rechnungsadresse',
        description: (
          <>
            Lindenallee 12
            <br />
            20259 Hamburg
          </>
        ),
      },
      {
        term: 'Kundenkarte',
        description: (
          <Link standalone href="/card">
            Zu Ihrer Karte
          </Link>
        ),
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = {};
export const NamedByAHeading: Story = {
  render: ({ items }) => (
    <Stack gap={3}>
      <Heading level={2} id="data">
        Ihre Angaben
      </Heading>
      <DescriptionList items={items} aria-labelledby="data" />
    </Stack>
  ),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Permutations: Story = {
  render: ({ items }) => (
    <Stack gap={10}>
      {['14rem', '24rem', '40rem'].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
          <DescriptionList
            items={[
              ...items,
              {
                term: 'Datenschutzgrundverordnung und Einwilligungen',
                description: 'Newsletter, Kundenkarte',
              },
              { term: 'Telefon', description: '–' },
            ]}
          />
        </div>
      ))}
    </Stack>
  ),
};
