import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Form } from '../index.ts';
import { IconButton } from './icon-button.tsx';

test('its words are its name, and text that a browser can translate', async () => {
  const screen = await show(<IconButton icon="edit" label="Adresse ändern" />);
  const button = screen.getByRole('button', { name: 'Adresse ändern', exact: true });
  await expect.element(button).toHaveTextContent('Adresse ändern');
  await expect.element(button).not.toHaveAttribute('title');
});

test.each(['{Enter}', ' '])('the key "%s" presses it', async (key) => {
  const onClick = vi.fn<() => void>();
  await show(<IconButton icon="edit" label="Ändern" onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  { type: undefined, sent: 0 },
  { type: 'submit', sent: 1 },
] as const)('with type $type a click sends the form $sent times', async ({ type, sent }) => {
  const onSubmit = vi.fn<() => void>();
  const screen = await show(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <IconButton icon="success" label="Prüfen" type={type} />
    </Form>,
  );
  await screen.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledTimes(sent);
});

test.each([
  { size: 'small', pixels: 32 },
  { size: 'medium', pixels: 44 },
  { size: 'large', pixels: 52 },
] as const)('$size is $pixels px wide and high', async ({ size, pixels }) => {
  const screen = await show(<IconButton icon="close" label="Schließen" size={size} />);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect([width, height]).toEqual([pixels, pixels]);
});

test('a finger gets 44 px of the small one too', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  const screen = await show(<IconButton icon="close" label="Schließen" size="small" />);
  const coarse = matchMedia('(pointer: coarse)').matches;
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  await cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  expect(coarse).toBe(true);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('state goes through to the native button, and so does the ref', async () => {
  const ref = { current: null };
  const screen = await show(
    <IconButton ref={ref} icon="heart" label="Merken" aria-pressed aria-expanded={false} disabled />,
  );
  const button = screen.getByRole('button', { name: 'Merken', pressed: true, expanded: false });
  await expect.element(button).toBeDisabled();
  expect(ref.current).toBe(button.element());
});

test('the server’s HTML hydrates without a complaint', async () => {
  const page = showServerHtml(<IconButton icon="edit" label="Ändern" />);
  await page.hydrate();
  expect(page.complaints).toEqual([]);
  await expect.element(page.container.querySelector('button')).toHaveAccessibleName('Ändern');
});
