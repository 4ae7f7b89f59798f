import { expect, test } from 'vitest';
import { checkExamples, examplesOf } from '../build/docs/examples.mjs';
import { readPages } from '../build/docs/pages.mjs';

test('every example in the documentation is well typed', async () => {
  const { examples, faults } = await checkExamples(readPages(new URL('../', import.meta.url)));
  expect(faults).toBe('');
  expect(examples).toBeGreaterThan(10);
});

test('a wrong example is reported by its page and line', async () => {
  const markdown = `# Link

\`\`\`tsx
import { Link } from '@crema/design-system/link';

export const example = <Link>Without a target</Link>;
\`\`\`
`;
  const { faults } = await checkExamples([{ name: 'link', markdown }]);
  expect(faults).toMatch(/link\.md\.0\.tsx\(6,\d+\)[\s\S]*href/);
});

test('of an example is known where it stands, and why it is not rendered', () => {
  const markdown = `# Link

\`\`\`tsx not-rendered="It is a whole document."
export function Page() {
  return <html lang="de" />;
}
\`\`\`

\`\`\`tsx
export const go = () => null;
\`\`\`
`;
  expect(examplesOf({ name: 'link', markdown })).toMatchObject([
    { page: 'link', line: 4, isComponent: true, notRendered: 'It is a whole document.' },
    { page: 'link', line: 10, isComponent: false, notRendered: '' },
  ]);
});
