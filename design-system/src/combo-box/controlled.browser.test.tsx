import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered, street, typeInto } from '../../test-support/combo-box.tsx';
import { suggestions } from '../../test-support/suggestions.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

test('controlled, the page decides what stands in the field', async () => {
  const onChange = vi.fn();
  const { combo, option } = await typeInto(
    <ComboBox {...street} value="Dom" onChange={({ target }) => onChange(target.value)} />,
    's',
  );
  await expect.element(combo).toHaveValue('Dom');
  await expect.element(option('Domstraße')).toBeVisible();
  await answered(combo);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(option('Domstraße')).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('Dom');
  expect(onChange.mock.calls).toEqual([['Doms'], ['Domstraße']]);
});

/** A page that turns all text into capitals. */
function Capitals({
  source,
  onChange,
}: {
  source: (query: string) => void;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState('');
  return (
    <ComboBox
      {...street}
      source={async (query) => {
        source(query);
        return suggestions('Domstraße', 'Domplatz');
      }}
      value={text}
      onChange={({ target }) => {
        onChange(target.value);
        setText(target.value.toUpperCase());
      }}
    />
  );
}

test('a page that changes what is chosen hears of it once, and its text is what is asked for', async () => {
  const [source, onChange] = [vi.fn<(query: string) => void>(), vi.fn<(text: string) => void>()];
  const { combo, option } = await typeInto(<Capitals source={source} onChange={onChange} />, 'dom');
  // On a busy machine the response to the first letters arrives between two keys.
  await expect.poll(() => source).toHaveBeenLastCalledWith('DOM');
  await answered(combo);
  onChange.mockClear();
  await option('Domplatz').click();
  await expect.element(combo).toHaveValue('DOMPLATZ');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledWith('Domplatz');
});
