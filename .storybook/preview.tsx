import type { Preview } from '@storybook/react-vite';
import { DesignSystemProvider } from '../design-system/src/index.ts';
import { siteFor, siteKeys } from '../flows/domain/src/index.ts';
import './preview.css';
import { stringsFor } from './strings.ts';

const toolbar = (title: string, icon: 'globe' | 'mirror' | 'paintbrush', items: readonly string[]) => ({
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
  },
  initialGlobals: { locale: 'de-DE', theme: 'system', brand: 'crema' },
  parameters: {
    // 'error' fails on violations; what axe cannot decide fails in tests/browser-setup.ts.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Layouts', 'Flows'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { lang, theme, brand } = page(globals);
      document.documentElement.lang = lang;
      document.documentElement.dataset.theme = theme;
      document.documentElement.dataset.brand = brand;
      return (
        <DesignSystemProvider strings={stringsFor(lang)}>
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
  tags: ['autodocs'],
};

function page(globals: Record<string, unknown>) {
  return { lang: String(globals.locale), theme: String(globals.theme), brand: String(globals.brand) };
}

export default preview;
