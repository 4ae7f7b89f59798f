import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show, showServerHtml } from '../../../design-system/test-support/show.tsx';
import { welcomeTexts } from '../test-support/environment.ts';
import { CommunityLogo } from './community-logo.tsx';
import { CommunityWelcome } from './community-welcome.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const origin = 'https://www.crema.example';

async function open(opener: object | null) {
  vi.stubGlobal('opener', opener);
  const onClose = vi.fn<() => void>();
  const screen = await show(
    <CommunityWelcome
      texts={welcomeTexts('DE')}
      shop="https://www.crema.example/"
      openerOrigins={[origin]}
      onClose={onClose}
    />,
  );
  return { screen, onClose };
}

async function openPopup() {
  const postMessage = vi.fn<Window['postMessage']>();
  const opened = await open({ closed: false, postMessage });
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
  return { ...opened, postMessage };
}

test('a popup tells its opener at once, says that it closes, and does so after the welcome was read', async () => {
  const { screen, postMessage, onClose } = await openPopup();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(expect.anything(), origin);
  await expect.element(screen.getByText('Dieses Fenster schließt sich gleich.')).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  vi.advanceTimersByTime(3999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the mark of the community is a picture with a name', async () => {
  const screen = await show(<CommunityLogo label="Die Runde" />);
  // Some browsers give a drawing this role only if it says so.
  await expect.element(screen.getByLabelText('Die Runde')).toHaveAttribute('role', 'img');
});

test('its button closes it without waiting', async () => {
  const { screen, onClose } = await openPopup();
  await screen.getByRole('button', { name: 'Schließen' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('left before it has closed, it closes nothing later', async () => {
  const { screen, onClose } = await openPopup();
  await screen.unmount();
  vi.advanceTimersByTime(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('opened by nobody it stays, and leads to the shop', async () => {
  const { screen, onClose } = await open(null);
  const link = screen.getByRole('link', { name: 'Weiter zum Shop' });
  await expect.element(link).toHaveAttribute('href', 'https://www.crema.example/');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('the server’s page leads to the shop, and becomes the popup’s without a complaint', async () => {
  const postMessage = vi.fn<Window['postMessage']>();
  vi.stubGlobal('opener', { closed: false, postMessage });
  vi.useRealTimers();
  const server = showServerHtml(
    <CommunityWelcome texts={welcomeTexts('DE')} shop="/" openerOrigins={[origin]} onClose={() => {}} />,
  );
  expect(server.container.textContent).toContain('Weiter zum Shop');
  await server.hydrate();
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
  expect(server.complaints).toEqual([]);
  expect(postMessage).toHaveBeenCalledOnce();
});
