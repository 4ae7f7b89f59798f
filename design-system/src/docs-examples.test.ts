import { expect, test } from 'vitest';
import { checkExamples } from '../build/docs/check-examples.mjs';
import { readPages } from '../build/docs/pages.mjs';

test('every example in the documentation is well typed', async () => {
  const { examples, faults } = await checkExamples(readPages(new URL('../', import.meta.url)));
  expect(faults).toBe('');
  expect(examples).toBeGreaterThan(10);
});

test('an example that is wrong is told by its page and line', async () => {
  const markdown = `# Link

\`\`\`tsx
import { Link } from '@crema/design-system/link';

export const example = <Link>Without a target</Link>;
\`\`\`
`;
  const { faults } = await checkExamples([{ name: 'link', markdown }]);
  expect(faults).toMatch(/link\.md\.0\.tsx\(6,\d+\)[\s\S]*href/);
});
