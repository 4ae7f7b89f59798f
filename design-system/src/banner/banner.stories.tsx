import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, Link, Stack } from '../index.ts';

const meta: Meta<typeof Banner> = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'error', children: 'Bitte korrigieren Sie Ihre Angaben.' },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', heading: 'Willkommen bei Crema!', children: 'Ihr Konto ist angelegt.' },
};
export const Notice: Story = {
  args: { tone: 'info', children: 'Die Teilnahme am Kartenprogramm ist nur für Privatpersonen möglich.' },
};

export const Permutations: Story = {
  render: () => (
    <Stack>
      {(['error', 'success', 'info'] as const).flatMap((tone) =>
        [undefined, `Überschrift ${tone}`].map((heading) => (
          <Banner key={`${tone}${heading}`} tone={tone} heading={heading}>
            Ein Konto mit dieser E-Mail-Adresse gibt es schon. <Link href="/login">Zur Anmeldung</Link>
          </Banner>
        )),
      )}
    </Stack>
  ),
};
