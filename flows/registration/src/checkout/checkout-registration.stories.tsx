import type { FormProblem, PlanOptions } from '@crema/flow-domain';
import { FlowProvider, type FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../../form/test-support/environment.ts';
import { erika } from '../../../form/test-support/erika.ts';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { checkoutEnvironment } from '../../test-support/environment.ts';
import { CheckoutRegistration } from './checkout-registration.tsx';

type Args = { options: PlanOptions; start: FormStart; outcome: Answer };

/** Everything is entered but the password, which may be left out. */
const filled: FormStart = { values: erika };

const meta: Meta<Args> = {
  title: 'Flows/Checkout registration',
  args: { options: {}, start: {}, outcome: { kind: 'created', loginId: 'story' } },
  render: ({ options, start, outcome }, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={checkoutEnvironment(site, outcome)}>
        <div className="mx-auto max-w-form p-6">
          <CheckoutRegistration action="#" options={options} start={start} />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const send = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: 'Weiter' }));

/** Sends what is right, and gets this answer. */
const answered = (outcome: Answer, text: RegExp, values: FormStart['values'] = erika): Story => ({
  args: { start: { values }, outcome },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
});

/** The answer is a problem of the whole form: its banner says what to do, and every value is still there. */
const failed = (problem: FormProblem, text: RegExp, minutes?: number): Story =>
  answered({ kind: 'failed', problem, minutes }, text);

/** As it is opened in Germany: the password is a choice. */
export const Germany: Story = {};

/** A shop that wants an account from everybody. */
export const PasswordRequired: Story = { args: { options: { passwordRequired: true } } };

/** An order without an account: no password is asked for. */
export const Guest: Story = { args: { options: { hidePassword: true } } };

/** Without a password the order is a guest's, who agrees to it. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** With a password the membership stands in place of the guest's order. */
export const TurkeyWithPassword: Story = {
  globals: { locale: 'tr-TR' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Şifre/, { selector: 'input' }), 'Kahve 123');
    await userEvent.tab();
    await expect(await page.findByRole('checkbox', { name: /Üyelik sözleşmesi/ })).toBeVisible();
    await expect(page.queryByRole('checkbox', { name: /Üye olmadan/ })).toBeNull();
  },
};

/** Last name first, and the year first in the birth date. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };

/** The two names below each other, also where there is room. */
export const NamesStacked: Story = { args: { options: { namesStacked: true } } };

/** A company gives its contact person, its name only if it likes, and no birth date. */
export const Company: Story = {
  args: {
    options: { companyNameRequired: false },
    start: { values: { 'personalData.salutation': 'COMPANY' } },
  },
};

/** A shopper with a coffee subscription needs an account, and the form says why. */
export const CoffeeSubscription: Story = {
  ...answered({ kind: 'created', loginId: 'story' }, /damit Sie Ihr Kaffee-Abo verwalten können/),
  args: { options: { subscription: 'COFFEE' }, start: filled },
};

/** Submitted empty: everything that is wrong, and the first of it has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await send(canvasElement);
    await expect((await page.findAllByText('Bitte korrigieren Sie Ihre Angaben.'))[0]).toBeVisible();
    await expect(page.getByLabelText(/Anrede/)).toHaveFocus();
  },
};

/** While the answer is awaited the button keeps the focus. */
export const Waiting: Story = {
  args: { start: filled, outcome: 'waiting' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Weiter' })).toHaveFocus();
  },
};

/** Too many tries: how long to wait. */
export const RateLimited: Story = failed('rateLimited', /in 5 Minuten noch einmal/, 5);

/** The services are down for a while. */
export const Unavailable: Story = failed('unavailable', /gerade nicht erreichbar/);

/** The device has no network. */
export const Offline: Story = failed('offline', /gerade offline/);

/** The same form is being processed. */
export const InProgress: Story = failed('inProgress', /werden gerade verarbeitet/);

/** The form was sent before, with other answers. */
export const AlreadySent: Story = failed('alreadySent', /schon einmal abgeschickt/);

/** The visit's token has expired, and could not be renewed. */
export const SessionExpired: Story = failed('sessionExpired', /Sitzung ist abgelaufen/);

/** The login has ended meanwhile: the way to a new one. */
export const NotLoggedIn: Story = failed('notLoggedIn', /nicht mehr angemeldet/);

/** Logged in meanwhile, in another tab: the way on. */
export const AlreadyLoggedIn: Story = failed('alreadyLoggedIn', /bereits angemeldet/);

/** The server knows the address: the message stands at the field, with the ways to log in and to a new password. */
export const EmailTaken: Story = answered(
  { kind: 'refused', issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] },
  /bereits ein Konto/,
);

/** A text has changed since the page was opened: its tick is gone, everything else stays. */
export const OutdatedDocument: Story = answered(
  {
    kind: 'refused',
    issues: [{ field: 'consents.newsletter', code: 'CONSENT_DOCUMENT_OUTDATED' }],
  },
  /Dieser Text wurde geändert/,
  { ...erika, 'consents.newsletter': 'on' },
);
