import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link, Text } from '../index.ts';
import { SkipLink } from './skip-link.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Zum Inhalt' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="ds flex min-h-dvh flex-col">
      <SkipLink {...args} />
      {/* Room for all lines of the link. axe judges the contrast of a text over one element only. */}
      <div className="ds grow" />
      <header className="px-8">
        <Link href="/">Start</Link>
      </header>
      <main id="content" tabIndex={-1} className="p-8">
        <Text>Drücken Sie die Tabulatortaste, dann erscheint der Link.</Text>
      </main>
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Zum Inhalt' })).toHaveFocus();
  },
};
export const FocusedAfterDark: Story = { ...Focused, globals: { theme: 'dark' } };

/** Its only states are those of focus. The other difference is a long text. */
export const Permutations: Story = {
  ...Focused,
  args: { children: 'Zum Inhalt der Seite, an Kopfzeile und Seitenspalte vorbei' },
  play: async () => {
    await userEvent.tab();
  },
};
