import { siteFor } from '@crema/flow-domain';
import { createTexts } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import messages from 'virtual:crema-messages/all/confirm';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { type ConfirmationState } from './confirmation-drawing.tsx';
import { Confirmation } from './confirmation.tsx';

type Args = { state: ConfirmationState };

const meta: Meta<Args> = {
  title: 'Flows/Confirmation',
  args: { state: 'ask' },
  render: ({ state }, { globals }) => {
    const { locale } = siteFor(siteOfStory(globals));
    return (
      <div className="mx-auto max-w-form p-6">
        <Confirmation
          texts={createTexts(locale, messages(locale))}
          state={state}
          token={state === 'ask' || state === 'old' ? 'token-of-the-link' : undefined}
          actions={{ confirm: '#confirm', again: '#again' }}
          shop="#shop"
        />
      </div>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** The link was opened, and waits for the button. */
export const Ask: Story = {};

/** The same in Hungarian. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };

/** The same in Turkish. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** The mail is on its way. */
export const Sent: Story = { args: { state: 'sent' } };

/** The address is confirmed. */
export const Done: Story = { args: { state: 'done' } };

/** The link is too old, and a new one can be had. */
export const Old: Story = { args: { state: 'old' } };

/** The link is not complete, or was never sent. */
export const Unknown: Story = { args: { state: 'unknown' } };
