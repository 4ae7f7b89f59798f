import { darkTokens as night, tokens as day } from '@crema/design-system/tokens';
import { siteFor } from '@crema/flow-domain';
import { createTexts } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import messages from 'virtual:crema-messages/all/mails';
import { siteOfStory } from '../../../flows/form/test-support/story-site.ts';
import { renderMails } from './index.ts';

type Args = {
  /** Name of the letter. */
  name: string;
};

const place = (name: string) => `https://www.crema.example/${name}`;
const links = {
  shop: place(''),
  service: place('service'),
  privacy: place('privacy'),
  imprint: place('imprint'),
  consents: place('consents'),
  confirm: place('confirm'),
  password: place('password/new'),
  unsubscribe: place('unsubscribe'),
};

const meta: Meta<Args> = {
  title: 'Mails/Letter',
  args: { name: 'welcome' },
  parameters: {
    // axe does not look into the frame. A test opens every letter in a page of its own, by day, after dark and at 320 px.
    a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } },
  },
  render: ({ name }, { globals }) => {
    const { locale } = siteFor(siteOfStory(globals));
    const { t } = createTexts(locale, messages(locale));
    const letters = renderMails({ name: 'Crema', locale, t, links }, { day, night });
    const { html = '', document, subject } = letters[name] ?? {};
    const letter = html.replaceAll('{{documents}}', document?.html ?? '').replaceAll(/\{\{\w+\}\}/g, 'AAAA');
    return (
      <iframe
        title={subject}
        srcDoc={letter}
        sandbox=""
        style={{ inlineSize: '100%', blockSize: '44rem', border: 0 }}
      />
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** After a registration with an account. */
export const Welcome: Story = {};

/** The same with the newsletter. */
export const WelcomeNewsletter: Story = { args: { name: 'welcome-newsletter' } };

/** A newsletter that waits for its confirmation. */
export const Newsletter: Story = { args: { name: 'newsletter' } };

/** A guest’s copy of the accepted texts. */
export const GuestCopy: Story = { args: { name: 'guest-copy' } };

/** A new invoice address. */
export const AddressChanged: Story = { args: { name: 'address-changed' } };

/** The link for a new password. */
export const PasswordReset: Story = { args: { name: 'password-reset' } };

/** A new password. */
export const PasswordChanged: Story = { args: { name: 'password-changed' } };

/** A withdrawn newsletter. */
export const ConsentWithdrawn: Story = { args: { name: 'consent-withdrawn.newsletter' } };

const inLocale = (locale: string): Story => ({ args: { name: 'password-reset' }, globals: { locale } });

/** In the German of Austria. */
export const Austria: Story = inLocale('de-AT');

/** In the German of Switzerland. */
export const Switzerland: Story = inLocale('de-CH');

/** In French. */
export const SwitzerlandFrench: Story = inLocale('fr-CH');

/** In Czech. */
export const Czechia: Story = inLocale('cs-CZ');

/** In Slovak. */
export const Slovakia: Story = inLocale('sk-SK');

/** In Hungarian. */
export const Hungary: Story = inLocale('hu-HU');

/** In Polish. */
export const Poland: Story = inLocale('pl-PL');

/** In Turkish. */
export const Turkey: Story = inLocale('tr-TR');
