import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DesignSystemProvider } from '../design-system/src/index.ts';
import { siteFor, siteKeys } from '../flows/domain/src/index.ts';
import { docs } from './docs/index.tsx';
import { modes } from './modes.ts';
import { applySettings, applyToTexts } from './page-settings.ts';
import './preview.css';
import { afterStory, beforeStory } from './story-hooks.ts';
import { stringsFor } from './strings.ts';

// A busy machine needs time to load a story's modules.
configure({ asyncUtilTimeout: 10_000 });

type Icon = 'globe' | 'mirror' | 'paintbrush' | 'transfer' | 'zoom' | 'paragraph' | 'grow';

const toolbar = (title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    locale: toolbar(
      'Locale',
      'globe',
      siteKeys.map((key) => siteFor(key).locale),
    ),
    theme: toolbar('Theme', 'mirror', ['system', 'light', 'dark']),
    brand: toolbar('Brand', 'paintbrush', ['crema', 'nordwerk']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    textSize: toolbar('Text size', 'zoom', ['100', '200']),
    spacing: toolbar('Text spacing', 'paragraph', ['as designed', 'wide']),
    texts: toolbar('Length of texts', 'grow', ['as written', 'longer']),
  },
  initialGlobals: {
    locale: 'de-DE',
    theme: 'system',
    brand: 'crema',
    direction: 'ltr',
    textSize: '100',
    spacing: 'as designed',
    texts: 'as written',
  },
  parameters: {
    // 'error' fails on violations. Results that axe cannot decide fail in tests/browser-setup.ts.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    chromatic: { modes },
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Getting started',
            'On your page',
            'Theming',
            'Accessibility',
            'Your own field',
            'Testing',
            'HTML fixtures',
            'A flow on your page',
            'Deprecation policy',
            'Changelog',
          ],
          'Foundations',
          'Components',
          'Layouts',
          'Flows',
          'What the forms ask',
          [
            'Overview',
            'Sign-up',
            'Checkout',
            'Loyalty card',
            'Community registration',
            'Community request',
            'Invoice address',
            'Sites compared',
            'Sites',
          ],
          'Tracking',
          [
            'Overview',
            'Names from A to Z',
            'How a message travels',
            'Messages',
            'Inside messages',
            'Kinds of fields',
            'Channels',
            'In the data layer',
            'Fields of the customer',
            'Types of page',
            'GA4 names',
            'Names of other events',
            'Error texts',
            'Examples',
          ],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      applySettings(globals);
      return (
        <DesignSystemProvider strings={stringsFor(String(globals.locale))}>
          {parameters.layout === 'fullscreen' ? (
            <Story />
          ) : (
            <div style={{ padding: '1.5rem' }}>
              <Story />
            </div>
          )}
        </DesignSystemProvider>
      );
    },
  ],
  beforeEach: (context) => {
    // A form keeps a draft in the tab, and no story may see the text of another one.
    sessionStorage.clear();
    return beforeStory(context);
  },
  afterEach: async (context) => {
    applyToTexts(context.globals);
    await afterStory(context);
  },
  tags: ['autodocs'],
};

export default preview;
