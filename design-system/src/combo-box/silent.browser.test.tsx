import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { spoken, street, typeInto } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { suggestions, suggestionStrings } from '../../test-support/suggestions.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

const { error, retry, ...strings } = suggestionStrings;

test('without words for it a source that fails is passed over in silence, and the field goes on', async () => {
  const source = () => Promise.reject(new Error('503'));
  const { screen, combo, submit } = await typeInto(
    <ComboBox {...street} strings={strings} source={source} />,
  );
  await rest();
  await expect.element(screen.getByText(error)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: retry })).not.toBeInTheDocument();
  await expect.element(screen.getByText(strings.loading)).not.toBeInTheDocument();
  expect(spoken()).toEqual([]);
  await userEvent.keyboard('s{Enter}');
  await expect.element(combo).toHaveValue('Doms');
  expect(submit).toHaveBeenCalledOnce();
});

test('the typed part of a line is set off by its weight, and the line is named as a whole', async () => {
  const [line] = suggestions('50667 Köln');
  const source = async () => (line ? [{ ...line, typed: [6, 8] as const }] : []);
  const { list } = await typeInto(<ComboBox {...street} source={source} />, 'kö');
  const option = list.getByRole('option', { name: '50667 Köln' });
  await expect.element(option).toBeVisible();
  expect(option.element().querySelector('b')?.textContent).toBe('Kö');
});

test('without words for it waiting is not shown, and an answer without lines is passed over', async () => {
  const quiet = { ...strings, loading: undefined, empty: undefined };
  let answer = (_lines: ReturnType<typeof suggestions>) => {};
  const source = () => new Promise<ReturnType<typeof suggestions>>((done) => (answer = done));
  const { combo, list } = await typeInto(<ComboBox {...street} strings={quiet} source={source} />);
  await rest();
  expect(document.querySelector('.ds-popup')).toBeNull();
  answer([]);
  await rest();
  expect(document.querySelector('.ds-popup')).toBeNull();
  await userEvent.keyboard('p');
  await rest();
  answer(suggestions('Domplatz'));
  await expect.element(list).toBeVisible();
  await expect.element(combo).toHaveAttribute('aria-expanded', 'true');
});

test('a line behind which more is typed is no change before the field is left', async () => {
  const [line] = suggestions('Domplatz ');
  const source = async () => (line ? [{ ...line, unfinished: true }] : []);
  const { combo, list } = await typeInto(<ComboBox {...street} source={source} />);
  const changed = vi.fn<() => void>();
  document.addEventListener('change', changed, { once: true });
  await userEvent.click(list.getByRole('option'));
  await expect.element(combo).toHaveValue('Domplatz ');
  await userEvent.keyboard('5');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(combo).toHaveValue('Domplatz 5');
  expect(changed).toHaveBeenCalledOnce();
});
