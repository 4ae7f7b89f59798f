import { expect, test } from 'vitest';
import { html } from './html.mjs';

test('What is put into a piece of the page is escaped, unless it is a piece itself', () => {
  const piece = html`<b>${'<i>'}</b>`;
  expect(html`${piece}${{ markup: '<i>' }}${['"', false, undefined, '&']}`.markup).toBe(
    '<b>&lt;i&gt;</b>[object Object]&quot;&amp;',
  );
});
