import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { welcomeTexts } from '../test-support/environment.ts';
import { CommunityLogo } from './community-logo.tsx';
import { CommunityWelcome } from './community-welcome.tsx';

const meta: Meta = {
  title: 'Flows/Community welcome',
  render: (_, { globals }) => {
    const texts = welcomeTexts(siteOfStory(globals));
    return (
      <div className="mx-auto flex max-w-form flex-col gap-6 p-6">
        <CommunityLogo label={texts.t('community.logo.alt')} />
        <CommunityWelcome
          texts={texts}
          shop="#shop"
          openerOrigins={['https://www.crema.example']}
          onClose={() => {}}
        />
      </div>
    );
  },
};

export default meta;

/** A popup: a window stands behind this one, and this one can close. */
const inPopup = () => {
  window.opener = { closed: false, postMessage: () => {} };
  return () => {
    window.opener = null;
  };
};

/** A window without an opener links to the shop. */
export const OpenedByNobody: StoryObj = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Weiter zum Shop' });
    await expect(link).toHaveAttribute('href', '#shop');
  },
};

/** In a popup of the shop: the window closes by itself, or by the button. */
export const OpenedByTheShop: StoryObj = {
  beforeEach: inPopup,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Schließen' })).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
  },
};

/** The popup in Turkish. */
export const Turkey: StoryObj = { beforeEach: inPopup, globals: { locale: 'tr-TR' } };

/** The popup in Hungarian. */
export const Hungary: StoryObj = { beforeEach: inPopup, globals: { locale: 'hu-HU' } };
