import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showUi } from '../../test-support/field-suite/subject.tsx';
import { show } from '../../test-support/show.tsx';
import { translateTexts } from '../../test-support/translate-texts.ts';
import { Form, FormFooter, TextField } from '../index.ts';
import { Button } from './index.ts';

test('while it waits it keeps focus and name, and turns further clicks away', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await show(
    <Button loading onClick={onClick}>
      Weiter
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Weiter', exact: true });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('the words that it waits leave the page when it no longer waits', async () => {
  const lines = () => Array.from(document.querySelectorAll('[aria-live] p'), (line) => line.textContent);
  const { again } = await showUi(<Button>Weiter</Button>);
  await again(
    <Button loading loadingLabel="Einen Moment">
      Weiter
    </Button>,
  );
  expect(lines()).toEqual(['Einen Moment']);
  await again(<Button>Weiter</Button>);
  expect(lines()).toEqual([]);
});

test('waits and goes on where a translator has replaced its words', async () => {
  const { screen, again } = await showUi(<Button>Weiter</Button>);
  translateTexts(screen.container);
  await again(<Button loading>Weiter</Button>);
  translateTexts(screen.container);
  await again(<Button>Fertig</Button>);
  expect(screen.container.querySelector('button')?.textContent).toBe('Fertig');
});

test.each([
  { loading: false, sent: 1 },
  { loading: true, sent: 0 },
])('Enter in a field sends the form $sent times when loading is $loading', async ({ loading, sent }) => {
  const onSubmit = vi.fn<() => void>();
  const screen = await show(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField name="email" label="E-Mail-Adresse" autoComplete="email" />
      <Button type="submit" loading={loading}>
        Weiter
      </Button>
    </Form>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(sent);
});

test('waiting is spoken politely', async () => {
  const screen = await show(<Button loading>Weiter</Button>);
  await expect.element(screen.getByText('Wird gesendet.')).toBeInTheDocument();
  const region = screen.getByText('Wird gesendet.').element().closest('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('polite');
});

test('what is waited for is spoken instead, where the form says it', async () => {
  const screen = await show(
    <Button loading loadingLabel="Ihr Konto wird angelegt.">
      Konto anlegen
    </Button>,
  );
  await expect.element(screen.getByText('Ihr Konto wird angelegt.')).toBeInTheDocument();
  expect(screen.getByText('Wird gesendet.').query()).toBeNull();
});

test('waiting does not move the label', async () => {
  const screen = await show(<Button>Weiter</Button>);
  const width = screen.getByRole('button').element().getBoundingClientRect().width;
  await screen.unmount();
  const waiting = await show(<Button loading>Weiter</Button>);
  expect(waiting.getByRole('button').element().getBoundingClientRect().width).toBe(width);
});

test.each([
  { viewport: 667, full: true },
  { viewport: 668, full: false },
])('at $viewport px it fills the line: $full', async ({ viewport, full }) => {
  await page.viewport(viewport, 600);
  const screen = await show(
    <div data-testid="line">
      <Button>Weiter</Button>
    </div>,
  );
  const line = screen.getByTestId('line').element().getBoundingClientRect().width;
  expect(screen.getByRole('button').element().getBoundingClientRect().width === line).toBe(full);
});

test.each(['primary', 'secondary', 'quiet'] as const)(
  'a disabled %s one looks different',
  async (variant) => {
    const look = (button: Element) => {
      const { backgroundColor, borderTopColor, color, cursor } = getComputedStyle(button);
      return { backgroundColor, borderTopColor, color, cursor };
    };
    const screen = await show(
      <>
        <Button variant={variant}>Weiter</Button>
        <Button variant={variant} disabled>
          Gesperrt
        </Button>
      </>,
    );
    const enabled = look(screen.getByRole('button', { name: 'Weiter' }).element());
    const disabled = look(screen.getByRole('button', { name: 'Gesperrt' }).element());
    for (const property of ['backgroundColor', 'borderTopColor', 'color', 'cursor'] as const) {
      expect([property, disabled[property]]).not.toEqual([property, enabled[property]]);
    }
  },
);

test.each([375, 1280])('the text of a quiet one begins at the edge of the form at %i px', async (width) => {
  await page.viewport(width, 600);
  const screen = await show(
    <Form>
      <p>Ihre Adresse</p>
      <Button variant="quiet">Ändern</Button>
    </Form>,
  );
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  expect(left('Ändern')).toBe(left('Ihre Adresse'));
});

test('a quiet one below another button begins at the edge, too, on a phone', async () => {
  await page.viewport(375, 600);
  const screen = await show(
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>Speichern</Button>
      <Button variant="quiet">Abbrechen</Button>
    </div>,
  );
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(screen.getByText('Abbrechen').element())).toBe(
    left(screen.getByRole('button', { name: 'Speichern' }).element()),
  );
});

test('a quiet one behind another button keeps its distance', async () => {
  await page.viewport(1280, 600);
  const screen = await show(
    <FormFooter submit={<Button>Speichern</Button>} secondary={<Button variant="quiet">Abbrechen</Button>} />,
  );
  const [save, cancel] = ['Speichern', 'Abbrechen'].map((name) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  expect(cancel?.left).toBeGreaterThanOrEqual(save?.right ?? Infinity);
});
