import { Heading } from '@crema/design-system';
import type { CustomerInfo, PlanOptions } from '@crema/flow-domain';
import { FlowProvider, type FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { erika as known, erikaOfCologne } from '../../../address/test-support/customers.ts';
import type { Answer } from '../../../form/test-support/environment.ts';
import { erika } from '../../../form/test-support/erika.ts';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { cardEnvironment } from '../../test-support/environment.ts';
import { CardNotAvailable } from '../not-available/card-not-available.tsx';
import { LoyaltyCardRegistration } from './loyalty-card-registration.tsx';

type Args = {
  customer: CustomerInfo | undefined;
  options: PlanOptions;
  start: FormStart;
  outcome: Answer;
  /** True if the fields of an address can be fetched. */
  address: 'there' | 'slow' | 'away';
};

const preparations = {
  there: undefined,
  slow: () => new Promise(() => {}),
  away: () => Promise.reject(new Error('No line')),
} as const;

const meta: Meta<Args> = {
  title: 'Flows/Loyalty card',
  args: {
    customer: undefined,
    options: { editDialogEnabled: true },
    start: {},
    outcome: { kind: 'created', loginId: 'story' },
    address: 'there',
  },
  render: ({ customer, options, start, outcome, address }, { globals }) => {
    const site = siteOfStory(globals);
    const environment = cardEnvironment(site, outcome);
    const { texts, brand } = environment;
    return (
      <FlowProvider key={site} environment={environment}>
        <div className="mx-auto flex max-w-form flex-col gap-10 p-6">
          <LoyaltyCardRegistration
            action="#"
            addressAction="#"
            addressPage="#address"
            options={{ ...options, customer }}
            start={start}
            prepareAddress={preparations[address]}
            head={
              <Heading level={1}>
                {texts.t('page.cardRegistrationPage.title', { cardName: brand.cardName })}
              </Heading>
            }
            notice={<CardNotAvailable coffeeService="#coffee" home="#shop" />}
          />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

const choosePlastic = async (root: HTMLElement) =>
  await userEvent.click(await within(root).findByRole('radio', { name: /Plastikkarte/ }));

const send = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'CremaCard anfordern' }));

/** A newcomer answers every question, and the digital card is chosen. */
export const Newcomer: Story = {};

/** The name stands on the card. */
export const Filled: Story = { args: { start: { values: erika } } };

/** Last name first, on the card as well. */
export const Hungary: Story = { args: { start: { values: erika } }, globals: { locale: 'hu-HU' } };

/** The plastic card asks where it is sent to; the country is the site's and stays. */
export const Plastic: Story = {
  play: async ({ canvasElement }) => {
    await choosePlastic(canvasElement);
    await expect(await within(canvasElement).findByRole('combobox', { name: /^PLZ/ })).toBeVisible();
  },
};

/** The fields of the address are on their way. */
export const AddressOnItsWay: Story = {
  args: { address: 'slow' },
  play: async ({ canvasElement }) => {
    await choosePlastic(canvasElement);
    const [spinner] = await within(canvasElement).findAllByText(
      'Die Felder für Ihre Adresse werden geladen.',
    );
    await expect(spinner).toBeInTheDocument();
  },
};

/** They are not to be had just now: why, and what to do. */
export const AddressNotToBeHad: Story = {
  args: { address: 'away' },
  play: async ({ canvasElement }) => {
    await choosePlastic(canvasElement);
    const retry = await within(canvasElement).findByRole('button', { name: 'Erneut versuchen' });
    await expect(retry).toBeVisible();
  },
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

/** A known customer reads what is known, and chooses nothing but the card. */
export const KnownCustomer: Story = { args: { customer: erikaOfCologne } };

/** The saved address, and the way to change it. */
export const KnownCustomerPlastic: Story = {
  args: { customer: erikaOfCologne },
  play: async ({ canvasElement }) => {
    await choosePlastic(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Adresse ändern' })).toBeVisible();
    await expect(page.getByText(/Domkloster 4/)).toBeVisible();
  },
};

/** There is no address to send a plastic card to: it is said where the address belongs. */
export const AddressMissing: Story = {
  args: { customer: known },
  play: async ({ canvasElement }) => {
    await choosePlastic(canvasElement);
    await send(canvasElement);
    const page = within(canvasElement);
    await expect((await page.findAllByText(/Die Rechnungsadresse fehlt\./)).at(-1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toHaveFocus();
  },
};

/** Without the dialog the address has a page of its own. */
export const WithoutDialog: Story = {
  args: { customer: known, options: {} },
  play: async ({ canvasElement }) => {
    await choosePlastic(canvasElement);
    const link = await within(canvasElement).findByRole('link', { name: 'Adresse hinzufügen' });
    await expect(link).toHaveAttribute('href', '#address');
  },
};

/** A shop that lets companies take part offers them their salutation. */
export const CompanyLetIn: Story = {
  args: {
    options: { canCompaniesRegisterForCard: true },
    start: { values: { 'personalData.salutation': 'COMPANY' } },
  },
};

/** A company that is logged in reads that the card is not for it. */
export const CompanyNotLetIn: Story = {
  args: { customer: { ...erikaOfCologne, salutation: 'COMPANY' } },
};

/** No answer: the technical error, and every choice is still there. */
export const TechnicalError: Story = {
  args: {
    customer: erikaOfCologne,
    start: { values: { 'consents.cardTermsAndConditions': 'on', 'consents.newsletter': 'on' } },
    outcome: { kind: 'failed', problem: 'technicalError' },
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const [text] = await within(canvasElement).findAllByText(/Aus technischen Gründen/);
    await expect(text).toBeVisible();
  },
};
