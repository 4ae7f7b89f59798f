import { createRequire } from 'node:module';
import jscodeshift from 'jscodeshift';
import { describe, expect, test } from 'vitest';

const tones = createRequire(import.meta.url)('../../design-system/codemods/tones.cjs');

/**
 * @param {string} source
 * @param {{ module?: string }} [options]
 */
function migrated(source, options) {
  /** @type {string[]} */
  const left = [];
  const report = (/** @type {string} */ message) => void left.push(message);
  const api = { jscodeshift: jscodeshift.withParser('tsx'), report };
  return { after: tones({ path: 'app.tsx', source }, api, options), left };
}

const all = "import { Banner, Icon, IconButton, Text } from '@crema/design-system';\n";

describe('renames, and leaves the rest of the file as it was', () => {
  test.each([
    ['an attribute', '<Banner  tone="notice">x</Banner>', '<Banner  tone="info">x</Banner>'],
    ['its own quotes', "<Text tone={'danger'} />", "<Text tone={'error'} />"],
    ['a template', '<Text tone={`danger`} />', "<Text tone={'error'} />"],
    ['a choice', "<Text tone={ok ? 'hint' : 'danger'} />", "<Text tone={ok ? 'hint' : 'error'} />"],
    ['a fallback', "<Text tone={(ok && 'danger') || 'ink'} />", "<Text tone={(ok && 'error') || 'ink'} />"],
    ['an icon', '<Icon name="notice" />', '<Icon name="info" />'],
    [
      'the icon of a button',
      '<IconButton icon="notice" label="?" />',
      '<IconButton icon="info" label="?" />',
    ],
    ['what comes after a spread', '<Banner {...rest} tone="notice" />', '<Banner {...rest} tone="info" />'],
    ['an object that is spread', "<Banner {...{ tone: 'notice' }} />", "<Banner {...{ tone: 'info' }} />"],
    [
      'present names',
      '<><Banner tone="error" /><Text tone="hint" /></>',
      '<><Banner tone="error" /><Text tone="hint" /></>',
    ],
    ['other props', '<Banner id="notice" tone="success" />', '<Banner id="notice" tone="success" />'],
  ])('%s', (_, before, after) => {
    const expected = `${all}export const x = ${after};\n`;
    expect(migrated(`${all}export const x = ${before};\n`)).toEqual({ after: expected, left: [] });
  });

  test.each([
    [
      'an alias',
      'import { Banner as Hint } from \'@crema/design-system/banner\';\n<Hint tone="notice" />;',
      'import { Banner as Hint } from \'@crema/design-system/banner\';\n<Hint tone="info" />;',
    ],
    [
      'a namespace',
      'import * as ds from \'@crema/design-system\';\n<ds.Text tone="danger" />;',
      'import * as ds from \'@crema/design-system\';\n<ds.Text tone="error" />;',
    ],
    [
      'an element without a tag',
      "import { Banner } from '@crema/design-system';\ncreateElement(Banner, { tone: 'notice' });",
      "import { Banner } from '@crema/design-system';\ncreateElement(Banner, { tone: 'info' });",
    ],
    [
      'the type',
      "import type { NotificationTone } from '@crema/design-system';\nlet tone: NotificationTone;",
      "import type { Tone } from '@crema/design-system';\nlet tone: Tone;",
    ],
    [
      'the type under an alias',
      "import { type NotificationTone as Kind } from '@crema/design-system';\nlet tone: Kind;",
      "import { type Tone as Kind } from '@crema/design-system';\nlet tone: Kind;",
    ],
    [
      'the components of others',
      'import { Banner } from \'@shop/ui\';\n<Banner tone="notice" />;',
      'import { Banner } from \'@shop/ui\';\n<Banner tone="notice" />;',
    ],
  ])('%s', (_, before, after) => {
    expect(migrated(before)).toEqual({ after, left: [] });
  });

  test('a module that hands our components on, when it is named', () => {
    const before = 'import { Banner } from \'@shop/ui\';\n<Banner tone="notice" />;';
    expect(migrated(before, { module: '^@shop/ui$' }).after).toContain('tone="info"');
  });
});

describe('names, with its line, and does not touch', () => {
  test.each([
    ['spread props', '<Banner {...props} />', 'line 2: the props of Banner are spread'],
    [
      'props that are spread over a tone',
      '<Banner tone="error" {...props} />',
      'the props of Banner are spread',
    ],
    [
      'a spread within an object',
      "<Banner {...{ ...props, tone: 'error' }} />",
      'the props of Banner are spread',
    ],
    ['a value that is made elsewhere', '<Text tone={tone} />', "it may be 'danger', which is now 'error'"],
    [
      'a value that is put together',
      '<Text tone={`${tone}`} />',
      'the value of <Text tone> is made elsewhere',
    ],
    ['props of an element without a tag', 'createElement(Banner, props)', 'the props of Banner are spread'],
    ['a component that is handed on', 'styled(Banner)', 'Banner is handed on'],
    ['a component in an object', '({ component: Banner })', 'Banner is handed on'],
    ['a dynamic import', "import('@crema/design-system/banner')", 'a dynamic import is not followed'],
  ])('%s', (_, code, message) => {
    const source = `${all}export const x = ${code};\n`;
    expect(migrated(source)).toEqual({ after: source, left: [expect.stringContaining(message)] });
  });

  test.each([
    ["export { Banner } from '@crema/design-system';", 'Banner is handed on: name this module by --module'],
    ["export * from '@crema/design-system';", 'everything is handed on: name this module by --module'],
    [
      "export type { NotificationTone } from '@crema/design-system';",
      'the type NotificationTone is handed on',
    ],
  ])('%s', (source, message) => {
    expect(migrated(source)).toEqual({ after: source, left: [expect.stringContaining(message)] });
  });
});
