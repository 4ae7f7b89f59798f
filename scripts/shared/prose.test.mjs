import { expect, test } from 'vitest';
import { commentFaults, commitFaults, documentFaults } from './prose.mjs';

const long = `This ${'very '.repeat(30)}long sentence.`;

// Written apart, because the linter would find a comment in the text of the test below.
const slashes = '//';

test.each([
  ['a word of the old dialect', 'Nobody answers.', 1],
  ['a heading that only points', '# What it costs', 1],
  ['a numbered title that only points', '# 0001 Where it is', 1],
  ['a sentence of 33 words', long, 1],
  ['the same sentence in a list, a table cell and a paragraph', `- ${long}\n\n| ${long} |\n\n${long}`, 3],
  ['two short sentences in a row', `${'word '.repeat(20)}end. ${'word '.repeat(20)}end.`, 0],
  ['plain English', '# Rate limits\n\nThe server returns 429.', 0],
  ['code', `\`nobody\`\n\n\`\`\`\n${long}\n\`\`\`\n\n[a link](anew.md)`, 0],
])('documents: %s', (_, text, faults) => {
  expect(documentFaults(text)).toHaveLength(faults);
});

test.each([
  ['a word of the old dialect, in a later line', '// The queue waits for\n// want of room.', 1],
  ['an opening that only points', '/** Who asks. */', 1],
  ['an opening that only points, in a line', `run(); ${slashes} Where it ends`, 1],
  [
    'a second line that begins so',
    '/**\n * Returns the page on\n * which it stands, or\n * what is there.\n */',
    0,
  ],
  ['code outside of comments', "const nobody = 'https://nobody.example/*';", 0],
])('comments: %s', (_, text, faults) => {
  expect(commentFaults(text)).toHaveLength(faults);
});

test.each([
  ['a subject alone', 'Add rate limits', 1],
  ['a subject with a reason', 'Add rate limits\n\nOne sender filled the queue.', 0],
  ['a typo', 'Correct a typo', 0],
  ['no history', '', 0],
])('commits: %s', (_, message, faults) => {
  expect(commitFaults(message)).toHaveLength(faults);
});
