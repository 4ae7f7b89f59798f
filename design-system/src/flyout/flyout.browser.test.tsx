import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showUi } from '../../test-support/field-suite/subject.tsx';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Button, FieldGroup, Form, TextField } from '../index.ts';
import { Flyout } from './flyout.tsx';

const names = ['Straße', 'Adresszusatz', 'PLZ', 'Ort', 'Land', 'Firma', 'Telefon', 'Etage', 'Türcode'];
const fields = (
  <FieldGroup>
    {names.map((name) => (
      <TextField key={name} name={name} label={name} autoComplete="off" />
    ))}
  </FieldGroup>
);

function Example({ onOpenChange }: { onOpenChange?: (open: boolean, reason: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adresse ändern</Button>
      <Flyout
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          onOpenChange?.(next, reason);
        }}
        title="Rechnungsadresse"
        description="Ihre Karte kommt dorthin."
        footer={<Button>Adresse speichern</Button>}
      >
        {fields}
      </Flyout>
    </>
  );
}

const sheet = () => document.querySelector('[role="dialog"]') ?? document.body;
const box = (element: Element) => element.getBoundingClientRect();

test('it opens with its title, keeps the focus inside and gives it back on Escape', async () => {
  const screen = await show(<Example />);
  const opener = screen.getByRole('button', { name: 'Adresse ändern' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Rechnungsadresse' });
  await expect.element(dialog).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleDescription('Ihre Karte kommt dorthin.');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Adresse speichern' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  {
    way: 'its button',
    reason: 'close-button',
    close: () => page.getByRole('button', { name: 'Schließen' }).click(),
  },
  {
    way: 'a press beside it',
    reason: 'outside',
    close: () => userEvent.click(sheet().parentElement ?? sheet(), { position: { x: 4, y: 4 } }),
  },
  { way: 'Escape', reason: 'escape', close: () => userEvent.keyboard('{Escape}') },
])('$way asks the page once to close it, and says so', async ({ close, reason }) => {
  await page.viewport(900, 700);
  const onOpenChange = vi.fn<(open: boolean, reason: string) => void>();
  const screen = await show(<Example onOpenChange={onOpenChange} />);
  await screen.getByRole('button', { name: 'Adresse ändern' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await close();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[false, reason]]);
});

test('with a trigger it opens and closes by itself, and the trigger tells about it', async () => {
  const screen = await show(
    <Flyout title="Rechnungsadresse" trigger={<Button>Adresse ändern</Button>}>
      {fields}
    </Flyout>,
  );
  const trigger = screen.getByRole('button', { name: 'Adresse ändern' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(screen.getByRole('dialog', { name: 'Rechnungsadresse' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test.each([
  { dir: 'ltr', edge: 900 },
  { dir: 'rtl', edge: 0 },
])('it stands at the end of the line in $dir, as high as the window', async ({ dir, edge }) => {
  await page.viewport(900, 700);
  document.documentElement.dir = dir;
  await show(
    <Flyout title="Rechnungsadresse" defaultOpen>
      Kurz
    </Flyout>,
  );
  const { left, right, top, bottom } = box(sheet());
  document.documentElement.dir = '';
  expect(dir === 'rtl' ? left : right).toBe(edge);
  expect([top, bottom]).toEqual([0, 700]);
});

test.each([
  { width: 1280, wide: 480 },
  { width: 668, wide: 480 },
  { width: 667, wide: 667 },
  { width: 320, wide: 320 },
])('in a window of $width px it is $wide px wide', async ({ width, wide }) => {
  await page.viewport(width, 700);
  await show(
    <Flyout title="Rechnungsadresse" defaultOpen>
      {fields}
    </Flyout>,
  );
  expect(box(sheet()).width).toBe(wide);
  expect(sheet().scrollWidth).toBe(sheet().clientWidth);
});

test('header and footer stay while the body scrolls, and no field that is reached hides behind them', async () => {
  await page.viewport(400, 600);
  const screen = await show(<Example />);
  await screen.getByRole('button', { name: 'Adresse ändern' }).click();
  const close = screen.getByRole('button', { name: 'Schließen' });
  const save = screen.getByRole('button', { name: 'Adresse speichern' });
  await userEvent.tab();
  for (const name of names) {
    await userEvent.tab();
    const field = screen.getByRole('textbox', { name });
    await expect.element(field).toHaveFocus();
    expect(box(field.element()).bottom).toBeLessThan(box(save.element()).top);
    expect(box(field.element()).top).toBeGreaterThan(box(close.element()).bottom);
  }
  expect(box(screen.getByRole('textbox', { name: 'Straße' }).element()).bottom).toBeLessThan(
    box(close.element()).bottom,
  );
  expect(box(close.element()).top).toBeGreaterThanOrEqual(0);
  expect(box(save.element()).bottom).toBeLessThanOrEqual(600);
});

test('in a low window everything scrolls, so that there is room for the fields', async () => {
  await page.viewport(320, 256);
  const screen = await show(<Example />);
  await screen.getByRole('button', { name: 'Adresse ändern' }).click();
  const save = screen.getByRole('button', { name: 'Adresse speichern' });
  expect(box(save.element()).top).toBeGreaterThan(800);
  save.element().scrollIntoView({ block: 'nearest' });
  expect(box(save.element()).bottom).toBeLessThanOrEqual(256);
});

test('a long text can be scrolled by keyboard, also where a browser gives a mere text no focus', async () => {
  await page.viewport(400, 600);
  await show(
    <Flyout title="Datenschutz" defaultOpen footer={<Button>Verstanden</Button>}>
      <div style={{ blockSize: '200vh' }}>Wir geben acht auf Ihre Daten.</div>
    </Flyout>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.textContent).toBe('Wir geben acht auf Ihre Daten.');
  await expect.poll(() => document.activeElement?.getAttribute('tabindex')).toBe('0');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.scrollTop).toBeGreaterThan(100);
});

test('a form in it adds no stop for Tab of its own', async () => {
  const flyout = (content: ReactNode) => (
    <Flyout title="Rechnungsadresse" defaultOpen>
      {content}
    </Flyout>
  );
  const { again } = await showUi(flyout('Einen Moment bitte.'));
  expect(sheet().querySelector('[tabindex="0"]')).not.toBeNull();
  await again(flyout(fields));
  expect(sheet().querySelector('[tabindex="0"]')).toBeNull();
});

test('the footer sends the form in the body', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await show(
    <Flyout
      title="Rechnungsadresse"
      defaultOpen
      footer={
        <Button type="submit" form="address">
          Speichern
        </Button>
      }
    >
      <Form
        id="address"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {fields}
      </Form>
    </Flyout>,
  );
  await screen.getByRole('button', { name: 'Speichern' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the page behind stands still, without a style element that a strict policy would refuse', async () => {
  const screen = await show(<Example />);
  const styles = document.querySelectorAll('style').length;
  await screen.getByRole('button', { name: 'Adresse ändern' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement.style.overflow).toBe('');
});

test('hydration finds what the server sent', async () => {
  const page = showServerHtml(
    <Flyout title="Rechnungsadresse" trigger={<Button>Adresse ändern</Button>}>
      {fields}
    </Flyout>,
  );
  await page.hydrate();
  expect(page.complaints).toEqual([]);
});
