import { expect, test } from 'vitest';
import { findPnpm, pinned, running } from './pnpm.mjs';

const pin = '12.21.0';
const nowhere = { PATH: '/nowhere' };

test('the required version is that of packageManager', () => {
  expect(pinned({ packageManager: 'pnpm@12.21.0+sha512.abc' })).toBe(pin);
});

test('the pnpm that runs the script installs the packages', async () => {
  const outer = { npm_config_user_agent: 'pnpm/12.4.0 npm/? node/?', npm_execpath: '/somewhere/pnpm' };
  expect(await findPnpm(outer, nowhere, pin)).toEqual({ file: '/somewhere/pnpm', args: [] });
});

test('another major version, or npm, does not install them', () => {
  expect(
    running({ npm_config_user_agent: 'pnpm/9.1.0', npm_execpath: '/somewhere/pnpm' }, pin),
  ).toBeUndefined();
  expect(
    running({ npm_config_user_agent: 'npm/11.0.0', npm_execpath: '/somewhere/npm' }, pin),
  ).toBeUndefined();
});

test('without a pnpm, npx runs the required version and does not ask', async () => {
  expect(await findPnpm({}, nowhere, pin)).toEqual({ file: 'npx', args: ['--yes', 'pnpm@12.21.0'] });
});
