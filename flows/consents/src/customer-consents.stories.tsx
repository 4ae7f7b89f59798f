import type { ConsentKind } from '@crema/flow-domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { type Answer, sampleConsent, sampleProps } from '../test-support/sample.ts';
import type { ShownConsent } from './consents-props.ts';
import { CustomerConsents } from './customer-consents.tsx';
import type { Problem } from './form-error.tsx';

type Args = {
  kinds: readonly ConsentKind[] | undefined;
  state: ShownConsent['state'];
  answer: Answer;
  withdrawn?: ConsentKind;
  given?: ConsentKind;
  problem?: Problem;
};

const meta: Meta<Args> = {
  title: 'Flows/Consents',
  args: {
    kinds: ['cardTermsAndConditions', 'newsletter'],
    state: 'granted',
    answer: { kind: 'withdrawn' },
  },
  render: ({ kinds, state, answer, withdrawn, given, problem }, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <div className="mx-auto max-w-form p-6">
        <CustomerConsents
          key={site}
          {...sampleProps(site, answer)}
          consents={kinds?.map((kind) => sampleConsent(site, kind, state))}
          withdrawn={withdrawn}
          given={given}
          problem={problem}
        />
      </div>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const withdraw = async (root: HTMLElement) =>
  await userEvent.click(within(root).getByRole('button', { name: 'Einwilligung widerrufen' }));

/** The conditions of the card, and the newsletter, which is taken back by one button. */
export const Granted: Story = {};

/** The agreement of a membership, newsletter and personal offers. */
export const Turkey: Story = {
  args: { kinds: ['membership', 'newsletter', 'dne'] },
  globals: { locale: 'tr-TR' },
};

/** The same as in Germany, in Hungarian. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };

/** Nothing was agreed to, though it was asked. */
export const Refused: Story = { args: { kinds: ['newsletter'], state: 'refused' } };

/** Nothing was ever asked. */
export const None: Story = { args: { kinds: [] } };

/** Taken back: the heading has the focus that the button had. */
export const Withdrawn: Story = {
  play: async ({ canvasElement }) => {
    await withdraw(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByText('Widerrufen am 24. November 2026')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Newsletter' })).toHaveFocus();
  },
};

/** Given again: a mail asks for its confirmation. */
export const GivenAgain: Story = {
  args: { kinds: ['newsletter'], state: 'pending', given: 'newsletter' },
};

/** Taken back by a form that was posted: the page says so. */
export const WithdrawnByPost: Story = {
  args: { kinds: ['newsletter'], state: 'withdrawn', withdrawn: 'newsletter' },
};

/** The wording, opened. */
export const Wording: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText('Wortlaut');
    if (first) await userEvent.click(first);
    await expect(within(canvasElement).getByRole('link', { name: /Teilnahmebedingungen/ })).toHaveAttribute(
      'href',
      '#card-terms?version=1.0',
    );
  },
};

/** The services are away: the button stays, and is there for another try. */
export const Failed: Story = {
  args: { answer: { kind: 'failed', problem: 'unavailable' } },
  play: async ({ canvasElement }) => {
    await withdraw(canvasElement);
    await expect(await within(canvasElement).findByText(/leider nicht geklappt/)).toBeVisible();
  },
};

/** The login has ended meanwhile: the way to a new one. */
export const NotLoggedIn: Story = {
  args: { answer: { kind: 'failed', problem: 'notLoggedIn' } },
  play: async ({ canvasElement }) => {
    await withdraw(canvasElement);
    const link = await within(canvasElement).findByRole('link', { name: 'Anmelden' });
    await expect(link).toHaveAttribute('href', '#login');
  },
};

/** On its way. */
export const Waiting: Story = {
  args: { answer: 'waiting' },
  play: async ({ canvasElement }) => await withdraw(canvasElement),
};

/** The consents cannot be had; logging out can. */
export const Unavailable: Story = { args: { kinds: undefined } };

/** A button was posted after the session had changed: said above. */
export const PostRefused: Story = { args: { problem: { code: 'sessionExpired' } } };
