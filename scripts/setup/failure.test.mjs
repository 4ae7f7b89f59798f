import { describe, expect, test } from 'vitest';
import { explain, watchRegistry } from './failure.mjs';

describe('why installing failed', () => {
  test.each([
    'npm error request to https://packages.example/pnpm failed, reason: getaddrinfo ENOTFOUND packages.example',
    'npm error code EAI_AGAIN\nnpm error https://packages.example/pnpm',
    'GET https://packages.example/react error (error sending request: tcp connect error: Connection refused)',
    'ERR_PNPM_META_FETCH_FAIL GET https://packages.example/react: connect ECONNREFUSED',
  ])('no registry, from: %s', (output) => {
    const { sentence, tail } = explain(output);
    expect(sentence).toBe(
      'The packages could not be downloaded because the package registry (https://packages.example) did not answer: check the network, the proxy or `npm config get registry`, then run the same command again.',
    );
    expect(tail).toBe('');
  });

  test('a full disk', () => {
    expect(explain('write ENOSPC').sentence).toMatch(/disk is full/);
  });

  test('a lockfile that does not match package.json', () => {
    expect(explain('ERR_PNPM_OUTDATED_LOCKFILE').sentence).toMatch(/commit the lockfile/);
  });

  test('anything else shows the end of the output', () => {
    const output = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    const { sentence, tail } = explain(output);
    expect(sentence).toBe('The packages could not be installed; the lines above say why.');
    expect(tail.split('\n')).toHaveLength(20);
    expect(tail).toMatch(/line 49$/);
  });
});

describe('a registry that does not respond', () => {
  const failure = 'Will retry in 5s. 0 retries left.';

  test('ends the installation after ten packages', () => {
    const hopeless = watchRegistry();
    expect(Array.from({ length: 10 }, () => hopeless(failure))).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ]);
  });

  test('does not end an installation in which other packages arrived', () => {
    const hopeless = watchRegistry();
    hopeless('Progress: resolved 575, reused 0, downloaded 3, added 1');
    expect(Array.from({ length: 40 }, () => hopeless(failure))).not.toContain(true);
  });
});
