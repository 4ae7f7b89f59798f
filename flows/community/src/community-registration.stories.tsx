import { FlowProvider, type FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../form/test-support/environment.ts';
import { erika } from '../../form/test-support/erika.ts';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { communityEnvironment } from '../test-support/environment.ts';
import { CommunityRegistration } from './community-registration.tsx';

type Args = { start: FormStart; outcome: Answer };

const meta: Meta<Args> = {
  title: 'Flows/Community registration',
  args: { start: {}, outcome: { kind: 'created', loginId: 'story' } },
  render: ({ start, outcome }, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={communityEnvironment(site, outcome)}>
        <div className="mx-auto max-w-form p-6">
          <CommunityRegistration action="#" start={start} />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Konto anlegen' }));

/** As it is opened in Germany. */
export const Germany: Story = {};

/** The membership beside the community's conditions. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** Last name first, and the year first in the birth date. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };

/** Submitted empty: everything that is wrong, the community's conditions as well. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const text = await within(canvasElement).findByText(
      /stimmen Sie den Teilnahmebedingungen der Community zu/,
    );
    await expect(text).toBeVisible();
  },
};

/** The server knows the address: the message stands at the field. */
export const EmailTaken: Story = {
  args: {
    start: { values: { ...erika, 'consents.communityConditions': 'on' } },
    outcome: { kind: 'refused', issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Passwort/, { selector: 'input' }), 'Kaffee123');
    await send(canvasElement);
    await expect(await page.findByText(/bereits ein Konto/)).toBeVisible();
  },
};
