import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Button, Dialog, Flyout, Form, Select, TextField } from '../index.ts';

const overlays = { Dialog, Flyout };

const inner = (onSubmit: () => void) => (
  <Form
    aria-label="Rückruf"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <TextField name="phone" label="Telefon" autoComplete="tel" />
    <Select
      name="hour"
      label="Uhrzeit"
      autoComplete="off"
      options={[
        { value: '9', label: 'Morgens' },
        { value: '15', label: 'Nachmittags' },
      ]}
    />
    <Button type="submit">Rückruf bestellen</Button>
  </Form>
);

type Props = { name: keyof typeof overlays; onOuter: () => void; onInner: () => void };

function Page({ name, onOuter, onInner }: Props) {
  const [open, setOpen] = useState(true);
  const Overlay = overlays[name];
  return (
    <Form
      aria-label="Konto"
      onSubmit={(event) => {
        event.preventDefault();
        onOuter();
      }}
    >
      <Overlay open={open} onOpenChange={setOpen} title="Rückruf">
        {inner(onInner)}
      </Overlay>
    </Form>
  );
}

test.each(['Dialog', 'Flyout'] as const)(
  'a form in a %s sends itself and not the form around it',
  async (name) => {
    const [onOuter, onInner] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const screen = await show(<Page {...{ name, onOuter, onInner }} />);
    await screen.getByRole('button', { name: 'Rückruf bestellen' }).click();
    expect(onInner).toHaveBeenCalledTimes(1);
    expect(onOuter).not.toHaveBeenCalled();
  },
);

test.each(['Dialog', 'Flyout'] as const)(
  'Escape on an open list in a %s closes the list, the next one closes the rest',
  async (name) => {
    const nothing = () => {};
    const screen = await show(<Page name={name} onOuter={nothing} onInner={nothing} />);
    await screen.getByRole('textbox', { name: 'Telefon' }).fill('040 123');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await vi.waitUntil(() => document.querySelector('select:open'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('select:open')).toBeNull();
    await expect.element(screen.getByRole('textbox', { name: 'Telefon' })).toHaveValue('040 123');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  },
);
