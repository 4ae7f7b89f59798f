import { expect, test } from 'vitest';
import { show } from '../../test-support/show.tsx';
import { Link } from './link.tsx';

test('one that opens a new window hands over neither opener nor referrer', async () => {
  const screen = await show(
    <Link href="/terms" target="_blank">
      Teilnahmebedingungen
    </Link>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('one that stays says nothing of it, and a relation of its own is kept', async () => {
  const screen = await show(
    <>
      <Link href="/privacy">Datenschutz</Link>
      <Link href="/press" target="_blank" rel="noopener">
        Presse
      </Link>
    </>,
  );
  await expect.element(screen.getByRole('link', { name: 'Datenschutz' })).not.toHaveAttribute('rel');
  await expect.element(screen.getByRole('link', { name: 'Presse' })).toHaveAttribute('rel', 'noopener');
});

test('a line distinguishes it from its sentence, not colour alone', async () => {
  const screen = await show(
    <p>
      Mehr im <Link href="/privacy">Datenschutz</Link>.
    </p>,
  );
  expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('underline');
});
