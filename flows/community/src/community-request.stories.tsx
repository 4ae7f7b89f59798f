import { FlowProvider, type FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answer } from '../../form/test-support/environment.ts';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { requestEnvironment } from '../test-support/environment.ts';
import { CommunityRequest } from './community-request.tsx';

type Args = { start: FormStart; outcome: Answer };

const meta: Meta<Args> = {
  title: 'Flows/Community request',
  args: { start: {}, outcome: { kind: 'created', loginId: 'story' } },
  render: ({ start, outcome }, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={requestEnvironment(site, outcome)}>
        <div className="mx-auto max-w-form p-6">
          <CommunityRequest action="#" start={start} />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'An der Community teilnehmen' }));

/** As it is opened in Germany: one tick, one button. */
export const Germany: Story = {};

/** The same in Turkish: a customer is a member of the shop already. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** The same in Hungarian. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };

/** Submitted without the tick, which has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const box = within(canvasElement).getByRole('checkbox', { name: /Teilnahmebedingungen/ });
    // The rules may be on their way yet.
    await waitFor(() => expect(box).toHaveFocus(), { timeout: 10_000 });
    await expect(box).toBeInvalid();
  },
};

/** The login has ended while the popup stood open: the way to a new one. */
export const NotLoggedIn: Story = {
  args: {
    start: { values: { 'consents.communityConditions': 'on' } },
    outcome: { kind: 'failed', problem: 'notLoggedIn' },
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const link = await within(canvasElement).findByRole('link', { name: 'Anmelden' });
    await expect(link).toHaveAttribute('href', '#login');
  },
};
