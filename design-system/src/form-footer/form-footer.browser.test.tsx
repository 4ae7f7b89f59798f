import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Button, ErrorSummary, FieldGroup, Form, TextField } from '../index.ts';
import { FormFooter } from './form-footer.tsx';

const footer = (
  <FormFooter
    submit={<Button type="submit">Konto anlegen</Button>}
    secondary={<Button variant="quiet">Überspringen</Button>}
    requiredNote="Pflichtfelder sind mit * gekennzeichnet."
  />
);

test('Tab comes to the button that sends first, then to the other', async () => {
  const screen = await show(footer);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Konto anlegen' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Überspringen' })).toHaveFocus();
});

test.each([
  { width: 900, beside: true },
  { width: 667, beside: false },
  { width: 320, beside: false },
])('at $width px the two stand side by side: $beside, and the footnote under them', async (at) => {
  await page.viewport(at.width, 600);
  const screen = await show(footer);
  const [submit, skip] = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  const note = screen
    .getByText(/Pflichtfelder/)
    .element()
    .getBoundingClientRect();
  expect(submit?.top === skip?.top).toBe(at.beside);
  expect(note.top).toBeGreaterThanOrEqual(skip?.bottom ?? Infinity);
});

test('where nothing is required there is no footnote', async () => {
  const screen = await show(<FormFooter submit={<Button type="submit">Weiter</Button>} />);
  expect(screen.getByRole('paragraph').query()).toBeNull();
});

test('in a form there are 40 px between summary, groups and footer, and 24 px between fields', async () => {
  const field = (name: string, error?: string) => (
    <TextField id={name} name={name} label={name} autoComplete="off" error={error} />
  );
  await show(
    <Form>
      <ErrorSummary heading="Bitte korrigieren" errors={[{ id: 'c', text: 'Geben Sie c ein.' }]} />
      <FieldGroup legend="Eins">
        {field('a')}
        {field('b')}
      </FieldGroup>
      <FieldGroup>{field('c', 'Geben Sie c ein.')}</FieldGroup>
      {footer}
    </Form>,
  );
  expect(gapsIn('form')).toEqual([40, 40, 40]);
  expect(gapsIn('fieldset > div')).toEqual([24]);
});

/** Pixels between the children, from top to bottom. */
function gapsIn(selector: string) {
  const boxes = Array.from(document.querySelector(selector)?.children ?? [], (child) =>
    child.getBoundingClientRect(),
  );
  return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
}
