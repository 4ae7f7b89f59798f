import { expect, test } from 'vitest';
import { forInstalling, withoutManagers, withPath } from './environment.mjs';

test('variables that describe npm are removed, those that configure the registry stay', () => {
  const env = {
    HOME: '/home/me',
    npm_config_user_agent: 'npm/11',
    npm_config_prefix: '/usr',
    npm_lifecycle_event: 'start',
    npm_config_noproxy: '',
    npm_config_registry: 'https://packages.example',
    NPM_CONFIG_CACHE: '/cache',
  };
  expect(withoutManagers(env)).toEqual({
    HOME: '/home/me',
    npm_config_registry: 'https://packages.example',
    NPM_CONFIG_CACHE: '/cache',
  });
});

test('pnpm uses the registry that npm is configured for', () => {
  expect(forInstalling({ npm_config_registry: 'https://packages.example' })).toMatchObject({
    pnpm_config_registry: 'https://packages.example',
  });
  expect(forInstalling({})).not.toHaveProperty('pnpm_config_registry');
});

test('a timeout that the developer has set stays', () => {
  expect(forInstalling({ npm_config_fetch_retry_mintimeout: '9' })).toMatchObject({
    npm_config_fetch_retry_mintimeout: '9',
  });
});

test.each(['PATH', 'Path'])(
  'programs of the repository are found first, also where the variable is %s',
  (name) => {
    expect(withPath({ [name]: '/bin' }, ['/a', '/b'], ':')).toEqual({ [name]: '/a:/b:/bin' });
  },
);
