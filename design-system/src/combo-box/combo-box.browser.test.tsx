import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered, spoken, street, typeInto } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { show } from '../../test-support/show.tsx';
import { find } from '../../test-support/suggestions.ts';
import { Flyout, TextField } from '../index.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

test('the arrows lead through the list and around its ends, while the focus stays in the field', async () => {
  const { combo, list, option } = await typeInto();
  await expect.element(list).toBeVisible();
  await expect.element(combo).toHaveAttribute('aria-expanded', 'true');
  expect(combo.element().getAttribute('aria-controls')).toBe(list.element().id);
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
  const way = [
    ['{ArrowDown}', 'Domstraße'],
    ['{ArrowDown}', 'Domplatz'],
    ['{ArrowUp}', 'Domstraße'],
    ['{ArrowUp}', 'Dompfaffenweg'],
    ['{ArrowDown}', 'Domstraße'],
    ['{PageDown}', 'Dompfaffenweg'],
    ['{PageUp}', 'Domstraße'],
  ] as const;
  for (const [key, name] of way) {
    await userEvent.keyboard(key);
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
    expect(combo.element().getAttribute('aria-activedescendant')).toBe(option(name).element().id);
  }
  await expect.element(combo).toHaveFocus();
});

test('Enter puts the active line into the field and does not send the form', async () => {
  const onSelect = vi.fn();
  const { combo, list, submit, option } = await typeInto(<ComboBox {...street} onSelect={onSelect} />);
  await expect.element(option('Domplatz')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(combo).toHaveValue('Domplatz');
  expect(onSelect.mock.calls).toEqual([[{ id: 'Domplatz', label: 'Domplatz' }]]);
  expect(spoken()).toContain('Domplatz übernommen');
  await rest();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveAttribute('aria-expanded', 'false');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('Enter with no active line sends what was typed', async () => {
  const { combo, list, submit } = await typeInto();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
  await expect.element(combo).toHaveValue('Dom');
  await expect.element(list).not.toBeInTheDocument();
});

test('after the caret was moved, Enter is meant for the text again', async () => {
  const { combo, list, submit } = await typeInto();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text, also the second time', async () => {
  const { combo, list } = await typeInto();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).not.toHaveAttribute('aria-controls');
  await userEvent.keyboard('{Escape}');
  await expect.element(combo).toHaveValue('Dom');
  await expect.element(combo).toHaveFocus();
});

test('Escape closes the list and not the sheet around the field', async () => {
  const { screen, combo, list } = await typeInto(
    <Flyout title="Adresse" defaultOpen>
      <ComboBox {...street} />
    </Flyout>,
  );
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('Dom');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['{ArrowDown}', 'Domstraße'],
  ['{ArrowUp}', 'Dompfaffenweg'],
])('%s opens the list again, at %s', async (key, name) => {
  const { list, option } = await typeInto();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard(`{Escape}${key}`);
  await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
});

test('Alt with the arrows opens and closes it, and makes no line active', async () => {
  const { combo, list } = await typeInto();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(list).toBeVisible();
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
});

test('Tab leaves and keeps the text, whatever line was active', async () => {
  const { screen, combo, list } = await typeInto();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('Dom');
});

test('a click on a line chooses it, and so does a click without a pointer, as a screen reader makes it', async () => {
  const { combo, option } = await typeInto();
  await option('Domplatz').click();
  await expect.element(combo).toHaveValue('Domplatz');
  await expect.element(combo).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Dom');
  const line = option('Domstraße');
  await expect.element(line).toBeVisible();
  // These are not the lines for "Do".
  await expect.element(line).not.toHaveAttribute('aria-disabled');
  const element = line.element();
  if (element instanceof HTMLElement) element.click();
  await expect.element(combo).toHaveValue('Domstraße');
});

test('a press beside it closes it', async () => {
  const { screen, list } = await typeInto(
    <>
      <p>Ihre Adresse</p>
      <ComboBox {...street} />
    </>,
  );
  await expect.element(list).toBeVisible();
  await screen.getByText('Ihre Adresse').click();
  await expect.element(list).not.toBeInTheDocument();
});

test('a suggestion may put another text into the field, and send the shopper on', async () => {
  const source = async () => [{ id: '1', label: '20095 Hamburg', text: '20095', town: 'Hamburg' }];
  const town = { current: '' };
  const { combo, option } = await typeInto(
    <>
      <ComboBox
        {...street}
        source={source}
        onSelect={(suggestion) => {
          town.current = suggestion.town;
          document.getElementById('next')?.focus();
        }}
      />
      <TextField id="next" name="next" label="Hausnummer" autoComplete="off" />
    </>,
    '20',
  );
  await option('20095 Hamburg').click();
  await expect.element(combo).toHaveValue('20095');
  expect(town.current).toBe('Hamburg');
  expect(document.activeElement?.id).toBe('next');
  expect(spoken()).toContain('20095 Hamburg übernommen');
});

test('the form hears of a choice as of typing, and undo brings back what was typed', async () => {
  const { combo, option } = await typeInto();
  const heard: string[] = [];
  for (const type of ['input', 'change']) {
    combo.element().addEventListener(type, () => heard.push(type));
  }
  await option('Domplatz').click();
  expect(heard).toEqual(['input', 'change']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(combo).toHaveValue('Dom');
});

test('no arrow tells the form that the field was left', async () => {
  const { combo, list } = await typeInto();
  await expect.element(list).toBeVisible();
  const left = vi.fn();
  combo.element().addEventListener('blur', left);
  document.addEventListener('focusout', left, { once: true });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(left).not.toHaveBeenCalled();
});

test('a reset closes the list and brings the default value back', async () => {
  const { combo, list } = await typeInto(<ComboBox {...street} defaultValue="D" />, 'om');
  await expect.element(list).toBeVisible();
  document.querySelector('form')?.reset();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('D');
});

test('read-only or disabled, it is a plain input', async () => {
  const screen = await show(
    <>
      <ComboBox {...street} label="Fest" readOnly defaultValue="Dom" />
      <ComboBox {...street} label="Zu" disabled defaultValue="Dom" />
    </>,
  );
  await screen.getByRole('textbox', { name: 'Fest' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await rest();
  expect(document.querySelector('[role="combobox"], [role="listbox"]')).toBeNull();
  await expect.element(screen.getByRole('textbox', { name: 'Zu' })).toBeDisabled();
});

test('too few letters ask nothing, and close what was open', async () => {
  const source = vi.fn(find);
  const { combo, list } = await typeInto(<ComboBox {...street} source={source} minLength={3} />, ' Do');
  await rest();
  expect(source).not.toHaveBeenCalled();
  await userEvent.keyboard('m');
  await expect.element(list).toBeVisible();
  expect(source.mock.calls.map(([query]) => query)).toEqual(['Dom']);
  await userEvent.keyboard('{Backspace}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue(' Do');
});

test('lines with one id, as some services send them, are lines of their own', async () => {
  const source = async () => [
    { id: '1', label: 'Domstraße' },
    { id: '1', label: 'Domplatz' },
    { id: '2', label: 'Dompfaffenweg' },
  ];
  const { screen, combo, option } = await typeInto(<ComboBox {...street} source={source} />);
  await expect.element(option('Domplatz')).toBeVisible();
  await answered(combo);
  const ids = screen
    .getByRole('option')
    .elements()
    .map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const name of ['Domstraße', 'Domplatz', 'Dompfaffenweg', 'Domstraße', 'Domplatz']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(combo).toHaveValue('Domplatz');
});

test('a line is put in whole: there is no length to cut it at', async () => {
  // @ts-expect-error A prop that silently cuts a chosen line does not exist.
  const cut = <ComboBox {...street} maxLength={5} />;
  expect(cut.type).toBe(ComboBox);
});
