import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { spoken, street, typeInto } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { showCounting } from '../../test-support/show.tsx';
import { find, suggestions, suggestionStrings as strings } from '../../test-support/suggestions.ts';
import { ComboBox } from './combo-box.tsx';
import type { Suggestion } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

const never = () => new Promise<never>(() => undefined);

test('waiting is seen at once and spoken only when it lasts', async () => {
  const { screen, combo } = await typeInto(<ComboBox {...street} source={never} />);
  await expect.element(screen.getByText(strings.loading)).toBeVisible();
  expect(spoken()).toEqual([]);
  await expect.poll(() => spoken()).toEqual([strings.loading]);
  await expect.element(combo).toHaveAttribute('aria-expanded', 'false');
});

test('how many there are is spoken when the list comes, and not after every key', async () => {
  const source = async () => suggestions('Am Dom', 'Domplatz');
  const { list } = await typeInto(<ComboBox {...street} source={source} />, 'D');
  await expect.element(list).toBeVisible();
  for (const key of ['o', 'm']) {
    await userEvent.keyboard(key);
    await rest();
  }
  expect(spoken()).toEqual(['2 Vorschläge']);
});

test('an answer that is no list is a failure, and the field goes on', async () => {
  const source = async () => JSON.parse('{"error":"quota"}');
  const { screen, combo } = await typeInto(<ComboBox {...street} source={source} />);
  await expect.element(screen.getByRole('button', { name: strings.retry })).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(combo).toHaveValue('Doms');
});

test('that there is none is seen and spoken, and any text is fine', async () => {
  const { screen, submit } = await typeInto(undefined, 'Xyz');
  await expect.element(screen.getByText(strings.empty).first()).toBeVisible();
  await expect.poll(() => spoken()).toEqual([strings.empty]);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test.each([
  ['Tab and Enter', async () => userEvent.keyboard('{Tab}{Enter}')],
  ['Tab and the space bar', async () => userEvent.keyboard('{Tab} ')],
  ['the arrow down', async () => userEvent.keyboard('{ArrowDown}')],
  ['a click', async (button: Element) => userEvent.click(button)],
])('a failure is seen and spoken, and asked again by %s', async (_, retry) => {
  let works = false;
  const source = (query: string) => (works ? find(query) : Promise.reject(new Error('503')));
  const { screen, combo, list, submit } = await typeInto(<ComboBox {...street} source={source} />);
  const button = screen.getByRole('button', { name: strings.retry });
  await expect.element(button).toBeVisible();
  await expect.poll(() => spoken()).toEqual([strings.error]);
  await retry(button.element());
  await expect.poll(() => spoken()).toEqual([strings.error, strings.error]);
  works = true;
  await retry(button.element());
  await expect.element(list).toBeVisible();
  await expect.element(combo).toHaveFocus();
  await expect.element(combo).toHaveValue('Dom');
  expect(submit).not.toHaveBeenCalled();
});

test('Escape closes the failure from its button too, and leads back to the field', async () => {
  const { screen, combo } = await typeInto(
    <ComboBox {...street} source={() => Promise.reject(new Error('503'))} />,
  );
  await expect.element(screen.getByRole('button', { name: strings.retry })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: strings.retry })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: strings.retry })).not.toBeInTheDocument();
  await expect.element(combo).toHaveFocus();
});

test('an answer to what was typed before is never shown', async () => {
  const answers = new Map<string, (lines: readonly Suggestion[]) => void>();
  const source = (query: string) =>
    new Promise<readonly Suggestion[]>((answer) => {
      answers.set(query, answer);
    });
  const { option } = await typeInto(<ComboBox {...street} source={source} />, 'D');
  await expect.poll(() => answers.has('D')).toBe(true);
  await userEvent.keyboard('o');
  await expect.poll(() => answers.has('Do')).toBe(true);
  answers.get('Do')?.(suggestions('Domplatz'));
  await expect.element(option('Domplatz')).toBeVisible();
  answers.get('D')?.(suggestions('Deichstraße'));
  await rest();
  await expect.element(option('Domplatz')).toBeVisible();
  await expect.element(option('Deichstraße')).not.toBeInTheDocument();
});

test('an answer that comes after the field was left opens nothing', async () => {
  let answer: (lines: readonly Suggestion[]) => void = () => undefined;
  const asked: string[] = [];
  const source = (query: string) =>
    new Promise<readonly Suggestion[]>((done) => {
      asked.push(query);
      answer = done;
    });
  const { list } = await typeInto(<ComboBox {...street} source={source} />);
  await expect.poll(() => asked.at(-1)).toBe('Dom');
  await userEvent.tab();
  answer(suggestions('Domplatz'));
  await rest();
  await expect.element(list).not.toBeInTheDocument();
  expect(spoken()).toEqual([]);
});

test('the lines before stay while newer ones are on their way, out of reach of the keys', async () => {
  const source = (query: string) => (query === 'Dom' ? find(query) : never());
  const { combo, list, submit } = await typeInto(<ComboBox {...street} source={source} />);
  await expect.element(list).toBeVisible();
  await expect.element(list).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('p');
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('typing on makes the active line a line like the others, and so does the next answer', async () => {
  let answer: (lines: readonly Suggestion[]) => void = () => undefined;
  const source = (query: string) =>
    query === 'Dom'
      ? find(query)
      : new Promise<readonly Suggestion[]>((done) => {
          answer = done;
        });
  const { combo, list, option } = await typeInto(<ComboBox {...street} source={source} />);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Domstraße')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('p');
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await expect.element(option('Domstraße')).toHaveAttribute('aria-selected', 'false');
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
  await rest();
  answer(suggestions('Domplatz', 'Dompfaffenweg'));
  await expect.element(list).not.toHaveAttribute('aria-busy');
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Domplatz')).toHaveAttribute('aria-selected', 'true');
});

test('a click on a line of the answer before does not put it over what was typed since', async () => {
  const source = (query: string) => (query === 'Dom' ? find(query) : never());
  const onSelect = vi.fn();
  const { combo, list, option } = await typeInto(
    <ComboBox {...street} source={source} onSelect={onSelect} />,
  );
  await expect.element(list).toBeVisible();
  await expect.element(option('Domplatz')).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('p');
  await expect.element(option('Domplatz')).toHaveAttribute('aria-disabled', 'true');
  await option('Domplatz').click({ force: true });
  await rest();
  await expect.element(combo).toHaveValue('Domp');
  await expect.element(combo).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
});

test('the ring that turns meanwhile lies over no letter, and makes the field no larger', async () => {
  const source = (query: string) => (query.endsWith('x') ? never() : find('Dom'));
  const { combo, list } = await typeInto(
    <ComboBox {...street} source={source} width="short" />,
    'Donaudampfschifffahrtsgesellschaftsstraße',
  );
  await expect.element(list).toBeVisible();
  const input = combo.element();
  const size = () => [input.clientWidth, input.clientHeight];
  const before = size();
  await userEvent.keyboard('x');
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  const ring = document.querySelector('[data-size="small"]')?.getBoundingClientRect();
  const end = input.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input).paddingRight);
  expect(end).toBeLessThanOrEqual(ring?.left ?? 0);
  expect(input.scrollLeft + input.clientWidth).toBeGreaterThanOrEqual(input.scrollWidth - 1);
  expect(size()).toEqual(before);
});

test('an arrow that is pressed while waiting leads to the first line when it is there', async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((done) => {
    answer = done;
  });
  const source = async (query: string) => {
    await late;
    return find(query);
  };
  const { option } = await typeInto(<ComboBox {...street} source={source} />);
  await userEvent.keyboard('{ArrowDown}');
  answer();
  await expect.element(option('Domstraße')).toHaveAttribute('aria-selected', 'true');
});

test('only as many lines as fit are shown, and counted', async () => {
  const { screen, list } = await typeInto(<ComboBox {...street} limit={2} />);
  await expect.element(list).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(2);
  await expect.poll(() => spoken()).toEqual(['2 Vorschläge']);
});

test.each([
  ['says of how many if the limit cuts them', 3, '3 von 6'],
  ['says the number alone if all are shown', 6, '6'],
])('what is spoken of the count %s', async (_, limit, said) => {
  const count = (shown: number, total: number) => (total > shown ? `${shown} von ${total}` : `${shown}`);
  const source = async () => suggestions(...Array.from('abcdef', (letter) => `Dom ${letter}`));
  const { list } = await typeInto(
    <ComboBox {...street} {...{ source, limit }} strings={{ ...strings, count }} />,
  );
  await expect.element(list).toBeVisible();
  await expect.poll(() => spoken()).toEqual([said]);
});

test('a composition is left alone: its Enter and its arrows are its own', async () => {
  const { combo, list, submit } = await typeInto();
  await expect.element(list).toBeVisible();
  const press = (key: string) =>
    combo
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
      );
  expect(['ArrowDown', 'Enter', 'Escape'].map(press)).toEqual([true, true, true]);
  await expect.element(list).toBeVisible();
  await expect.element(combo).not.toHaveAttribute('aria-activedescendant');
  expect(submit).not.toHaveBeenCalled();
});

test('what a phone composes is asked for too: there every word is composed', async () => {
  const { combo, list } = await typeInto(undefined, 'D');
  await userEvent.keyboard('{Escape}');
  const input = combo.element();
  if (input instanceof HTMLInputElement) input.value = 'Dom';
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
  );
  await expect.element(list).toBeVisible();
});

test('typing costs the page no React commit until there is something to see', async () => {
  const { screen, commits } = await showCounting(<ComboBox {...street} debounce={10_000} minLength={4} />);
  await userEvent.type(screen.getByRole('combobox'), 'Dom');
  expect(commits()).toBe(0);
  await userEvent.keyboard('platz');
  await expect.element(screen.getByText(strings.loading)).toBeVisible();
  expect(commits()).toBe(1);
});
