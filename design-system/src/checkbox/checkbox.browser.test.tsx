import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { root } from '../../test-support/field-suite/emulate.ts';
import { contrast, edgeOf, groundOf } from '../../test-support/field-suite/measure.ts';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Link } from '../index.ts';
import { Checkbox } from './index.ts';

const newsletter = { name: 'newsletter', label: 'Newsletter' } as const;

test('a click on the text ticks the box, a click on a link inside does not', async () => {
  const screen = await show(
    <Checkbox
      name="terms"
      label={
        <>
          Ich stimme den <Link href="#terms">Bedingungen</Link> zu.
        </>
      }
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Ich stimme den Bedingungen zu.' });
  await screen.getByRole('link').click();
  await expect.element(box).not.toBeChecked();
  await screen.getByText(/Ich stimme den/).click({ position: { x: 5, y: 10 } });
  await expect.element(box).toBeChecked();
});

test('it can be ticked before hydration, and stays ticked after', async () => {
  const page = showServerHtml(<Checkbox {...newsletter} />);
  page.container.querySelector('label')?.click();
  const box = page.container.querySelector('input');
  expect(box?.checked).toBe(true);
  await page.hydrate();
  expect(box?.checked).toBe(true);
  expect(page.complaints).toEqual([]);
});

test('the detail opens without JavaScript, and its name says what it belongs to', async () => {
  const page = showServerHtml(<Checkbox {...newsletter} detail="Einmal in der Woche." />);
  const summary = page.container.querySelector('summary');
  await expect.element(summary).toHaveAccessibleName('Details anzeigen Newsletter');
  await userEvent.click(summary ?? page.container);
  await expect.element(summary).toHaveAccessibleName('Details ausblenden Newsletter');
  expect(page.container.querySelector('details')?.open).toBe(true);
});

test('an error describes the box, which is marked and keeps its place', async () => {
  const screen = await show(<Checkbox {...newsletter} required error="Bitte stimmen Sie zu." />);
  const box = screen.getByRole('checkbox');
  await expect.element(box).toHaveAccessibleDescription('Fehler: Bitte stimmen Sie zu.');
  await expect.element(box).toBeInvalid();
  await expect.element(box).toBeRequired();
});

test.each(['light', 'dark'])(
  'ticked and in error, %s, the tick is seen and has the colour of the edge',
  async (theme) => {
    root('data-theme', theme);
    const screen = await show(<Checkbox {...newsletter} defaultChecked error="Bitte stimmen Sie zu." />);
    const box = screen.getByRole('checkbox').element();
    const tick = getComputedStyle(box, '::before').borderBottomColor;
    expect(contrast(tick, groundOf(box))).toBeGreaterThanOrEqual(4.5);
    expect(tick).toBe(edgeOf(box).color);
  },
);

test('the finger gets at least 44 px', async () => {
  const screen = await show(
    <div style={{ padding: '2rem' }}>
      <Checkbox {...newsletter} />
    </div>,
  );
  const { left, top, width } = screen.getByRole('checkbox').element().getBoundingClientRect();
  const outside = (44 - width) / 2 - 1;
  expect(document.elementFromPoint(left - outside, top + width / 2)).toBe(
    screen.getByRole('checkbox').element(),
  );
});

test('paragraphs of a detail stand apart', async () => {
  const screen = await show(
    <Checkbox
      {...newsletter}
      detail={
        <>
          <p>Einmal in der Woche.</p>
          <p>Jederzeit abbestellbar.</p>
        </>
      }
    />,
  );
  await screen.getByText('Details anzeigen').click();
  const box = (text: RegExp) => screen.getByText(text).element().getBoundingClientRect();
  expect(box(/Jederzeit/).top - box(/Einmal/).bottom).toBeGreaterThanOrEqual(8);
});

test('a detail of one sentence with a link keeps to its line', async () => {
  const screen = await show(
    <Checkbox
      {...newsletter}
      detail={
        <>
          Mehr im <Link href="#privacy">Datenschutz</Link>, kurz und <Link href="#faq">klar</Link>.
        </>
      }
    />,
  );
  await screen.getByText('Details anzeigen').click();
  const top = (name: string) => screen.getByRole('link', { name }).element().getBoundingClientRect().top;
  expect(top('Datenschutz')).toBe(top('klar'));
});

test('it cannot be asked to be read-only, because no browser keeps to that', () => {
  // @ts-expect-error HTML has no read-only checkbox: the browser would check it all the same.
  const fixed = <Checkbox {...newsletter} readOnly />;
  expect(fixed.type).toBe(Checkbox);
});
