import { FlowProvider, type RegistrationServices } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { standaloneEnvironment } from '../../test-support/environment.ts';
import { HeadlessRegistration } from '../../test-support/headless/headless-registration.tsx';
import '../../test-support/headless/own-look.css';

/** The double that a registration is sent to. */
const register = fn<RegistrationServices['register']>(async () => ({ kind: 'created', loginId: 'story' }));

const meta: Meta = {
  title: 'Flows/Headless',
  render: (_, { globals }) => {
    const site = siteOfStory(globals);
    const { services, ...environment } = standaloneEnvironment(site, 'waiting');
    return (
      <FlowProvider key={site} environment={{ ...environment, services: { ...services, register } }}>
        <div className="own-form">
          <HeadlessRegistration action="#" />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj;

/** The standalone registration in plain HTML, with a look of its own. */
export const Default: Story = {};

/** Submitted empty: each error belongs to its control, the message says so, and the first control has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Bitte korrigieren Sie Ihre Angaben.');
    const firstName = page.getByRole('textbox', { name: /Vorname/ });
    await expect(firstName).toBeInvalid();
    await expect(firstName).toHaveAccessibleDescription('Bitte geben Sie Ihren Vornamen an.');
    await expect(page.getByRole('combobox', { name: /Anrede/ })).toHaveFocus();
  },
};

/** Filled in and sent: the double receives what the flow's own form would send. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    register.mockClear();
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText(/Anrede/), 'MRS');
    await userEvent.type(page.getByLabelText(/Vorname/), 'Erika');
    await userEvent.type(page.getByLabelText(/Nachname/), 'Muster');
    await userEvent.type(page.getByLabelText(/Tag/), '3');
    await userEvent.type(page.getByLabelText(/Monat/), '2');
    await userEvent.type(page.getByLabelText(/Jahr/), '1985');
    await userEvent.type(page.getByLabelText(/E-Mail-Adresse/), 'erika@example.com');
    await userEvent.type(page.getByLabelText(/^Passwort/), 'Kaffee123');
    await userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));
    await waitFor(() => expect(register).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'erika@example.com', password: 'Kaffee123' }),
    );
  },
};
