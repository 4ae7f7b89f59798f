import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link, Stack } from '../index.ts';
import { Disclosure } from './disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Warum fragen wir nach Ihrem Geburtsdatum?',
    children: 'Wir gratulieren Ihnen gern, und am Kartenprogramm dürfen nur Volljährige teilnehmen.',
  },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithWordsForBoth: Story = {
  args: { summary: 'Details anzeigen', summaryOpen: 'Details ausblenden', defaultOpen: true },
};

function Decided() {
  const [open, setOpen] = useState(true);
  return (
    <Disclosure summary={open ? 'Weniger' : 'Mehr'} open={open} onOpenChange={setOpen}>
      Die Seite weiß, dass dies offen ist.
    </Disclosure>
  );
}
export const Controlled: Story = { render: () => <Decided /> };

/** They have the same name, so that only one is open at a time. */
export const OneAtATime: Story = {
  render: () => (
    <Stack gap={1}>
      {['Versand', 'Zahlung', 'Rückgabe'].map((summary) => (
        <Disclosure key={summary} name="questions" summary={summary} defaultOpen={summary === 'Zahlung'}>
          Alles dazu steht auf unseren <Link href="/help">Hilfeseiten</Link>.
        </Disclosure>
      ))}
    </Stack>
  ),
};

export const Permutations: Story = {
  render: ({ children }) => (
    <Stack gap={4}>
      {[false, true].flatMap((defaultOpen) =>
        [undefined, 'Details ausblenden'].map((summaryOpen) => (
          <Disclosure
            key={`${String(defaultOpen)}${summaryOpen}`}
            summary={`Details anzeigen ${summaryOpen ? 'mit Worten' : 'mit Pfeil'}`}
            summaryOpen={summaryOpen}
            defaultOpen={defaultOpen}
          >
            <p>{children}</p>
            <p>
              Mehr im <Link href="/privacy">Datenschutz</Link>.
            </p>
          </Disclosure>
        )),
      )}
    </Stack>
  ),
};
