import { expect, test } from 'vitest';
import { showInShadowRoot, showInWindow } from '../../test-support/show-elsewhere.tsx';
import { Disclosure, ErrorSummary, TextField } from '../index.ts';

test.each([
  ['a shadow root', showInShadowRoot],
  ['another window', showInWindow],
])('in %s, a link opens what is closed and leads into its field', async (_, show) => {
  const { root } = await show(
    <>
      <ErrorSummary heading="Bitte prüfen" errors={[{ id: 'mail', text: 'Die Adresse fehlt.' }]} />
      <Disclosure summary="Mehr">
        <TextField id="mail" name="mail" label="E-Mail" autoComplete="email" />
      </Disclosure>
    </>,
  );
  root.querySelector('a')?.click();
  expect(root.querySelector('details')?.open).toBe(true);
  expect(root.activeElement?.id).toBe('mail');
});
