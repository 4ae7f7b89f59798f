import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { spoken, street, typeInto } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { suggestions, suggestionStrings } from '../../test-support/suggestions.ts';
import { ComboBox } from './index.ts';
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
