import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { cardEnvironment } from '../../test-support/environment.ts';
import { card } from '../../test-support/card.ts';
import { DigitalCard } from './digital-card.tsx';

type Args = { name: string };

const meta: Meta<Args> = {
  title: 'Flows/Digital loyalty card',
  args: { name: 'Erika Mustermann' },
  render: ({ name }, { globals }) => {
    const { texts, brand } = cardEnvironment(siteOfStory(globals), 'waiting');
    return (
      <div className="mx-auto max-w-form p-6">
        <DigitalCard card={card} texts={texts} cardName={brand.cardName} name={name} />
      </div>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const fillsOf = (code: HTMLElement) => Array.from(code.children, (part) => getComputedStyle(part).fill);

/** The card of a customer, to be shown at a till. The number can be selected, and the code is dark on light in every theme. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const story = within(canvasElement);
    const number = story.getByText('9749 5272 1489 1334');
    getSelection()?.selectAllChildren(number);
    await expect(String(getSelection())).toBe('9749 5272 1489 1334');
    getSelection()?.empty();
    const code = story.getByRole('img', { name: 'QR-Code mit Ihrer Kartennummer' });
    await expect(fillsOf(code)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    // Four modules of room on each side.
    await expect(code).toHaveAttribute('viewBox', '-4 -4 29 29');
  },
};

/** A long name takes more lines, and the code keeps its size. */
export const LongName: Story = {
  args: { name: 'Maximiliane-Theodora Freifrau von Schwarzenberg-Hohenlohe' },
};

/** In Hungarian. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };
