import { FlowProvider } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../../form/test-support/environment.ts';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { standaloneEnvironment } from '../../test-support/environment.ts';
import { StandaloneRegistration } from './standalone-registration.tsx';

type Args = { outcome: Answer };

const meta: Meta<Args> = {
  title: 'Flows/Standalone registration',
  args: { outcome: { kind: 'created', loginId: 'story' } },
  render: ({ outcome }, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={standaloneEnvironment(site, outcome)}>
        <div className="mx-auto max-w-form p-6">
          <StandaloneRegistration action="#" />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const fillIn = async (root: HTMLElement) => {
  const page = within(root);
  await userEvent.selectOptions(page.getByLabelText(/Anrede/), 'MRS');
  await userEvent.type(page.getByLabelText(/Vorname/), 'Erika');
  await userEvent.type(page.getByLabelText(/Nachname/), 'Muster');
  await userEvent.type(page.getByLabelText(/Tag/), '3');
  await userEvent.type(page.getByLabelText(/Monat/), '2');
  await userEvent.type(page.getByLabelText(/Jahr/), '1985');
  await userEvent.type(page.getByLabelText(/E-Mail-Adresse/), 'erika@example.com');
  await userEvent.type(page.getByLabelText(/^Passwort \*|^Passwort$/), 'Kaffee123');
  await userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));
};

/** As it is opened in Germany. */
export const Germany: Story = {};

/** Two salutations, the membership instead of the card. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** Last name first, and the year first in the birth date. */
export const Hungary: Story = { globals: { locale: 'hu-HU' } };

/** The same country in its other language, with the consent to personalised advertising. */
export const FrenchSwitzerland: Story = { globals: { locale: 'fr-CH' } };

/** A company gives its name and its contact person's. */
export const Company: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText(/Anrede/), 'COMPANY');
    await expect(await page.findByLabelText(/Firmenname/)).toBeVisible();
    await expect(page.queryByText('Geburtsdatum')).toBeNull();
  },
};

const tickCard = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('checkbox', { name: /CremaCard/ }));
  return await within(root).findByRole('radio', { name: /Plastikkarte/ });
};

/** With the loyalty card its conditions and the newsletter are required; the digital card is chosen. */
export const WithCard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await tickCard(canvasElement);
    await expect(page.getByRole('radio', { name: /Digital/ })).toBeChecked();
    await expect(await page.findByRole('checkbox', { name: /Teilnahmebedingungen/ })).toBeVisible();
  },
};

/** A plastic card asks where it is sent to, directly below its choice. */
export const WithPlasticCard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await tickCard(canvasElement));
    await expect(await within(canvasElement).findByRole('combobox', { name: /^PLZ/ })).toBeVisible();
  },
};

/** All is right but the address of the plastic card. */
export const PlasticCardWithoutAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await tickCard(canvasElement));
    await page.findByRole('combobox', { name: /^PLZ/ });
    await fillIn(canvasElement);
    await expect((await page.findAllByText('Bitte korrigieren Sie Ihre Angaben.'))[0]).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^PLZ/ })).toHaveFocus();
  },
};

/** Submitted empty: everything that is wrong, and the first of it has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));
    await expect((await page.findAllByText('Bitte korrigieren Sie Ihre Angaben.'))[0]).toBeVisible();
    await expect(page.getByLabelText(/Anrede/)).toHaveFocus();
  },
};

/** The server knows the address: the message stands at the field. */
export const EmailTaken: Story = {
  args: { outcome: { kind: 'refused', issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] } },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByText(/bereits ein Konto/)).toBeVisible();
  },
};

/** No answer: the technical error, and every value is still there. */
export const TechnicalError: Story = {
  args: { outcome: { kind: 'failed', problem: 'technicalError' } },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    const page = within(canvasElement);
    await expect((await page.findAllByText(/Aus technischen Gründen/))[0]).toBeVisible();
    await expect(page.getByLabelText(/Vorname/)).toHaveValue('Erika');
  },
};

/** While the answer is awaited the button keeps the focus. */
export const Waiting: Story = {
  args: { outcome: 'waiting' },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: /Konto anlegen/ })).toHaveFocus();
  },
};
