import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from '../shared/places.mjs';
import { parts, reachOf } from './reach.mjs';

const screens = ['unit', 'browser', 'stories', 'e2e', 'pictures', 'product'];

describe('the parts that a change can reach', () => {
  test.each([
    ['nothing', [], []],
    ['a decision', ['docs/decisions/0001-form-engine.md'], ['unit']],
    ['a rule of the domain', ['flows/domain/src/rules/bounds.ts'], parts],
    ['a component', ['design-system/src/button/button.tsx'], parts.filter((part) => part !== 'data')],
    ['a test of a component', ['design-system/src/button/button.browser.test.tsx'], ['unit', 'browser']],
    ['the server', ['apps/services/src/main.ts'], ['unit', 'data', 'e2e', 'product']],
    ['the page shell', ['apps/page-shell/build/client.mjs'], screens],
    ['embedding', ['apps/embed/src/embedded-paths.ts'], [...screens, 'data']],
    ['a test of data', ['apps/services/src/main.data.test.ts'], ['unit', 'data']],
    ['an end-to-end test', ['tests/e2e/popup.test.ts'], ['unit', 'e2e']],
    ['a measurement', ['tests/bench/pages/bench-pages.mjs'], ['unit']],
    ['the lockfile', ['pnpm-lock.yaml'], parts],
    ['a file of an unknown kind', ['new/thing.ts'], parts],
    ['two of them', ['docs/calls.md', 'tests/visual/compare.mjs'], ['unit', 'pictures']],
  ])('%s', (_, paths, reached) => {
    expect([...reachOf(paths)].sort()).toEqual([...reached].sort());
  });

  test('a source of a package reaches every project that has tests in that package', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const packages = new Set(
      files.flatMap((file) => /^((?:flows|apps)\/[^/]+|design-system|tracking)\/src\//.exec(file)?.[1] ?? []),
    );
    expect(packages.size).toBeGreaterThan(8);
    for (const home of packages) {
      const tests = files.filter((file) => file.startsWith(`${home}/src/`));
      const reached = reachOf([`${home}/src/some/source.ts`]);
      if (tests.some((file) => file.includes('.browser.test.'))) expect(reached).toContain('browser');
      if (tests.some((file) => file.includes('.data.test.'))) expect(reached).toContain('data');
      if (tests.some((file) => file.includes('.stories.'))) expect(reached).toContain('stories');
      expect(reached).toContain('e2e');
    }
  });
});
