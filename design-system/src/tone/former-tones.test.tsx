import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { read, sourcesIn } from '../../test-support/component-folders.ts';

/** Fresh modules: each of them warns only once. */
async function load() {
  vi.resetModules();
  const { Banner } = await import('../banner/index.ts');
  const { Icon } = await import('../icon/index.ts');
  const { IconButton } = await import('../icon-button/index.ts');
  const { Text } = await import('../text/index.ts');
  return { Banner, Icon, IconButton, Text };
}

type Loaded = Awaited<ReturnType<typeof load>>;
type Case = {
  name: string;
  former: (loaded: Loaded) => ReactElement;
  present: (loaded: Loaded) => ReactElement;
  advice: string;
};

const cases: readonly Case[] = [
  {
    name: 'Banner',
    former: ({ Banner }) => <Banner tone="notice">Neu</Banner>,
    present: ({ Banner }) => <Banner tone="info">Neu</Banner>,
    advice: 'Use `tone="info"` instead.',
  },
  {
    name: 'Text',
    former: ({ Text }) => <Text tone="danger">Rot</Text>,
    present: ({ Text }) => <Text tone="error">Rot</Text>,
    advice: 'Use `tone="error"` instead.',
  },
  {
    name: 'Icon',
    former: ({ Icon }) => <Icon name="notice" />,
    present: ({ Icon }) => <Icon name="info" />,
    advice: 'Use `info` instead.',
  },
  {
    name: 'IconButton',
    former: ({ IconButton }) => <IconButton icon="notice" label="Hinweis" />,
    present: ({ IconButton }) => <IconButton icon="info" label="Hinweis" />,
    advice: 'Use `info` instead.',
  },
];

test('every component says tones in one vocabulary', () => {
  const vocabulary = new Set(['info', 'success', 'warning', 'error', 'ink', 'hint']);
  const props = sourcesIn('**/*.{ts,tsx}').flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:export type )?[tT]one\??(?::| =)([^;{(]+);/gm)].map(
      ([, type = '']) => type,
    ),
  );
  const values = props.flatMap((type) => [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => value));
  expect(new Set(values)).toEqual(vocabulary);
});

const warn = vi.spyOn(console, 'warn');

beforeEach(() => void warn.mockReset().mockReturnValue(undefined));
afterEach(() => vi.unstubAllEnvs());

describe.each(cases)('the former tone of $name', ({ former, present, advice }) => {
  test('looks as the present one, and tells a developer once', async () => {
    const loaded = await load();
    expect(renderToStaticMarkup(former(loaded))).toBe(renderToStaticMarkup(present(loaded)));
    renderToStaticMarkup(former(loaded));
    expect(warn.mock.calls).toEqual([[expect.stringContaining(advice)]]);
  });

  test('is silent in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    renderToStaticMarkup(former(await load()));
    expect(warn).not.toHaveBeenCalled();
  });

  test('has a present name that nobody is warned of', async () => {
    renderToStaticMarkup(present(await load()));
    expect(warn).not.toHaveBeenCalled();
  });
});
