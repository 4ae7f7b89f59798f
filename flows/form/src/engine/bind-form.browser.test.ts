import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ways } from '../../../../design-system/test-support/filling/ways.ts';
import { bindForm } from './bind-form.ts';
import { createFormStore } from './create-form-store.ts';
import type { FormStore } from './form-store.ts';

const inputs = ['name', 'email', 'colour', 'terms'];
let letGo = () => {};

/** A native form whose errors are written below their inputs, as a screen would. */
function open() {
  document.body.innerHTML = `
    <form novalidate>
      <label>Name <input name="name"></label><p id="name"></p>
      <label>E-mail <input name="email" type="email"></label><p id="email"></p>
      <label for="choice">Colour</label><select id="choice" name="colour"><option></option><option>red</option></select><p id="colour"></p>
      <label>Terms <input name="terms" type="checkbox"></label><p id="terms"></p>
      <input type="hidden" name="csrfToken" value="secret">
      <button>Send</button>
    </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const store = createFormStore({
    fields: inputs.map((name) => ({ name, inputs: [name] })),
    judge: (values) =>
      inputs.filter((name) => !values[name]?.trim()).map((field) => ({ field, code: `${field} missing` })),
  });
  store.subscribe(() => {
    for (const name of inputs) {
      const text = document.querySelector(`#${name}`);
      if (text) text.textContent = store.field(name).issues[0]?.code ?? '';
    }
  });
  const handlers = { onSubmit: vi.fn<(values: unknown) => void>(), onCommit: vi.fn<() => void>() };
  const bind = () => {
    letGo = bindForm(form, store, handlers);
  };
  return { form, store, bind, ...handlers };
}

const input = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no input ${name}`);
  return found;
};
const filledIn = (form: HTMLFormElement) => {
  const colour = form.elements.namedItem('colour');
  if (!(colour instanceof HTMLSelectElement)) throw new Error('no select');
  return [
    { control: input(form, 'name'), value: 'Erika' },
    { control: input(form, 'email'), value: 'erika@example.com' },
    { control: colour, value: 'red' },
  ];
};
const values = (store: FormStore) => Object.fromEntries(inputs.map((name) => [name, store.value(name)]));

afterEach(() => letGo());

describe('a native form and its store', () => {
  it('takes over what was entered before, without judging it', () => {
    const { form, store, bind } = open();
    input(form, 'name').value = 'Erika';
    input(form, 'terms').checked = true;
    bind();
    expect(values(store)).toEqual({ name: 'Erika', email: '', colour: '', terms: 'on' });
    expect(store.field('email').state).toBe('default');
  });

  it('judges when focus leaves, not while typing', async () => {
    const { store, bind } = open();
    bind();
    await userEvent.type(page.getByLabelText('Name'), ' ');
    expect(store.field('name').state).toBe('default');
    await userEvent.tab();
    expect(store.field('name').issues[0]?.code).toBe('name missing');
  });

  it('does nothing after a key press, not even later', async () => {
    const { form, store } = open();
    const whenTold = vi.fn<(judge: () => void) => void>();
    letGo = bindForm(form, store, { onSubmit: () => {}, onCommit: () => {}, whenTold });
    await userEvent.click(page.getByLabelText('Name'));
    // The pointer is up as soon as what waited for it has been done.
    await expect.poll(() => whenTold.mock.calls.length).toBe(1);
    await userEvent.keyboard('Erika');
    await new Promise((done) => setTimeout(done));
    expect(whenTold).toHaveBeenCalledOnce();
  });

  it('judges a choice at once', async () => {
    const { store, bind, onCommit } = open();
    bind();
    onCommit.mockClear();
    await userEvent.selectOptions(page.getByLabelText('Colour'), 'red');
    expect(store.field('colour').state).toBe('valid');
    expect(onCommit).toHaveBeenCalled();
    await userEvent.click(page.getByLabelText('Terms'));
    expect(store.field('terms').state).toBe('valid');
  });

  it('does not lose a click to a message that appears above the button', async () => {
    const { bind, onSubmit, store } = open();
    store.subscribe(() => {
      // A tall message: the button moves away from under the pointer.
      const text = document.querySelector('#name');
      if (text instanceof HTMLElement) text.style.height = text.textContent ? '400px' : '0';
    });
    bind();
    await userEvent.click(page.getByLabelText('Name'));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(store.form().failures).toBe(1);
  });

  it('does not lose a click to a field that comes because of what was typed above', async () => {
    const { bind, onCommit, store } = open();
    const text = document.querySelector('#name');
    onCommit.mockImplementation(() => {
      const typed = document.querySelector('[name=name]');
      // A tall field: the button moves away from under the pointer.
      if (text instanceof HTMLElement && typed instanceof HTMLInputElement && typed.value !== '')
        text.style.height = '400px';
    });
    bind();
    await userEvent.click(page.getByLabelText('Name'));
    await userEvent.keyboard('Erika');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => store.form().failures).toBe(1);
  });

  it('judges a field that was left by a press elsewhere, once the pointer is up', async () => {
    const { bind, store } = open();
    bind();
    await userEvent.click(page.getByLabelText('Name'));
    await userEvent.click(page.getByLabelText('E-mail'));
    await expect.poll(() => store.field('name').issues[0]?.code).toBe('name missing');
  });

  it('moves the page while no pointer is down, and once it is up', async () => {
    const { bind, store } = open();
    const moved = vi.fn<(what: string) => void>();
    store.whenStill(() => moved('before it was bound'));
    bind();
    store.whenStill(() => moved('at once'));
    expect(moved.mock.calls.flat()).toEqual(['before it was bound', 'at once']);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    store.whenStill(() => moved('late'));
    store.whenStill(() => moved('later'));
    expect(moved).toHaveBeenCalledTimes(2);
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.poll(() => moved.mock.calls.flat().slice(2)).toEqual(['late', 'later']);
  });

  describe('while the words for an error are on their way', () => {
    function openWithoutWords() {
      const opened = open();
      let arrive = () => {};
      const words = new Promise<void>((come) => (arrive = come));
      letGo = bindForm(opened.form, opened.store, {
        onSubmit: opened.onSubmit,
        onCommit: opened.onCommit,
        whenTold: (judge) => void words.then(judge),
      });
      return { ...opened, arrive: () => arrive() };
    }

    it('shows none, and then those that still stand', async () => {
      const { store, arrive } = openWithoutWords();
      await userEvent.click(page.getByLabelText('Name'));
      await userEvent.tab();
      await userEvent.tab();
      expect(store.field('name').state).toBe('default');
      await userEvent.type(page.getByLabelText('Name'), 'Erika');
      arrive();
      await expect.poll(() => store.field('email').issues[0]?.code).toBe('email missing');
      expect(store.field('name').state).not.toBe('error');
    });

    it('holds a submit, however often it is pressed, and judges it once', async () => {
      const { form, store, arrive, onSubmit } = openWithoutWords();
      for (const { control, value } of filledIn(form)) control.value = value;
      input(form, 'terms').checked = true;
      form.requestSubmit();
      form.requestSubmit();
      expect(store.form()).toMatchObject({ status: 'editing', failures: 0 });
      arrive();
      await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Erika' }));
    });

    it('judges nothing once the form is let go', async () => {
      const { form, store, arrive } = openWithoutWords();
      form.requestSubmit();
      letGo();
      arrive();
      await Promise.resolve();
      expect(store.form().failures).toBe(0);
    });
  });

  it('sends what stands in the document, however it got there', async () => {
    const { form, bind, onSubmit } = open();
    bind();
    // A password manager that writes without any event.
    input(form, 'name').value = 'Erika';
    input(form, 'email').value = 'erika@example.com';
    await userEvent.selectOptions(page.getByLabelText('Colour'), 'red');
    input(form, 'terms').checked = true;
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Erika',
      email: 'erika@example.com',
      colour: 'red',
      terms: 'on',
    });
  });

  describe.each(Object.entries(ways))('filled in by %s', (_, fill) => {
    it('has the values', () => {
      const { form, store, bind } = open();
      bind();
      fill(filledIn(form), form);
      expect(values(store)).toMatchObject({ name: 'Erika', email: 'erika@example.com', colour: 'red' });
    });

    it('no longer says that they are missing', async () => {
      const { form, store, bind, onCommit } = open();
      bind();
      await userEvent.click(page.getByRole('button', { name: 'Send' }));
      expect(store.wrong()).toEqual(inputs);
      onCommit.mockClear();
      fill(filledIn(form), form);
      expect(store.wrong()).toEqual(['terms']);
      expect(onCommit).toHaveBeenCalled();
    });
  });

  it('says nothing of a field that was filled in wrongly before focus has left it', () => {
    const { form, store, bind } = open();
    bind();
    ways['an input event']([{ control: input(form, 'name'), value: ' ' }], form);
    expect(store.field('name').state).toBe('default');
  });

  it('takes the correction of one word for typing', async () => {
    const { form, store, bind, onCommit } = open();
    bind();
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    onCommit.mockClear();
    const name = input(form, 'name');
    name.value = 'Er ika';
    name.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: 'ika' }),
    );
    expect(store.wrong()).toContain('name');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('commits once for a box that is ticked', async () => {
    const { bind, onCommit } = open();
    bind();
    onCommit.mockClear();
    await userEvent.click(page.getByRole('checkbox'));
    expect(onCommit).toHaveBeenCalledTimes(1);
  });

  it('does not move a button away from under a pointer when something is filled in', async () => {
    const { form, store, bind } = open();
    bind();
    store.focusLost('name');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    ways['an input event']([{ control: input(form, 'name'), value: 'Erika' }], form);
    expect(store.field('name').state).toBe('error');
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.poll(() => store.field('name').state).toBe('valid');
  });

  it('judges what is left with the page once the page is back', async () => {
    const { form, bind, store, onCommit } = open();
    bind();
    onCommit.mockClear();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    // The order of Firefox.
    input(form, 'name').dispatchEvent(new Event('change', { bubbles: true }));
    input(form, 'name').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(onCommit).not.toHaveBeenCalled();
    expect(store.field('name').issues).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(page.getByText('name missing')).toBeVisible();
    expect(onCommit).toHaveBeenCalledTimes(1);
  });

  it('is empty after a reset', async () => {
    const { form, bind, store } = open();
    bind();
    await userEvent.type(page.getByLabelText('Name'), 'Erika');
    form.reset();
    expect(store.value('name')).toBe('');
  });

  it('asks anew after a reset, by what its inputs begin with', async () => {
    const { form, bind, store, onCommit } = open();
    input(form, 'name').defaultValue = 'Erika';
    bind();
    await userEvent.fill(page.getByLabelText('Name'), 'Anna');
    onCommit.mockImplementation(() => {
      expect(store.value('name')).toBe('Erika');
    });
    onCommit.mockClear();
    form.reset();
    await expect.poll(() => onCommit.mock.calls.length).toBe(1);
  });

  it('hears nothing any more once it was let go', async () => {
    const { bind, store } = open();
    bind();
    letGo();
    await userEvent.type(page.getByLabelText('Name'), 'Erika');
    expect(store.value('name')).toBe('');
  });
});
