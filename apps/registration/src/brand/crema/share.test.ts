import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the picture beside a shared link is as large as the pages say', async () => {
  const picture = await readFile(new URL('share.png', import.meta.url));
  // A PNG begins with its name, and its width and height stand in its first block.
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
