import { afterEach, expect, test } from 'vitest';
import { isFormInUse, isFormTouched } from './form-use.ts';

const page = document.createElement('div');
document.body.append(page);
afterEach(() => page.replaceChildren());

const notReturned = () => false;

/** A form as it was served. */
function form(): void {
  page.innerHTML = `<form>
    <input name="text" value="+49"><input type="hidden" name="token"><textarea name="note"></textarea>
    <input type="checkbox" name="news"><input type="radio" name="card" value="a" checked><input type="radio" name="card" value="b">
    <select name="first"><option value="">-</option><option>MRS</option></select>
    <select name="chosen"><option>DE</option><option selected>AT</option></select>
    <button>Save</button>
  </form>`;
}
const part = (name: string) => page.querySelector<HTMLInputElement & HTMLSelectElement>(`[name="${name}"]`);

const uses: Readonly<Record<string, () => void>> = {
  'was typed into': () => part('note')?.setRangeText('x'),
  'was emptied': () => {
    const text = part('text');
    if (text) text.value = '';
  },
  'has a tick': () => part('news')?.click(),
  'has another choice': () => page.querySelector<HTMLInputElement>('[value=b]')?.click(),
  'has a choice': () => {
    const select = part('first');
    if (select) select.selectedIndex = 1;
  },
  'has another country': () => {
    const select = part('chosen');
    if (select) select.selectedIndex = 0;
  },
  'has the focus': () => page.querySelector('button')?.focus(),
  'is on its way': () => page.querySelector('button')?.setAttribute('aria-busy', 'true'),
};

test('a form as it was served is not in use, whatever scripts put into its hidden fields', () => {
  form();
  const token = part('token');
  if (token) token.value = 'x';
  expect(isFormInUse(notReturned)).toBe(false);
});

test('a form that came back is in use, untouched', () => {
  form();
  expect([isFormInUse(() => true), isFormTouched()]).toEqual([true, false]);
});

test.each(Object.entries(uses))('a form that %s is in use', (_, use) => {
  form();
  use();
  expect(isFormInUse(notReturned)).toBe(true);
});
