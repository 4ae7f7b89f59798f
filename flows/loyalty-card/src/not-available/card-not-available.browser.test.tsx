import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { cardEnvironment } from '../../test-support/environment.ts';
import { openCard } from '../../test-support/open-card.tsx';
import { erikaOfCologne } from '../../../address/test-support/customers.ts';
import { CardNotAvailable } from './card-not-available.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (more: Partial<Parameters<typeof CardNotAvailable>[0]> = {}) =>
  openFlow(<CardNotAvailable home="#home" {...more} />, cardEnvironment);
const back = () => page.getByRole('link', { name: 'Zurück' });

/** Presses 'back'. Returns true if the press leads to its address. The page does not go there. */
async function pressBack(): Promise<boolean> {
  let leads = false;
  const watch = (event: Event) => {
    leads = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  await userEvent.click(back());
  window.removeEventListener('click', watch);
  return leads;
}

test('the page is told once that the notice is shown, and not again when it is drawn anew', async () => {
  const { screen, onEvent } = await open();
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ type: 'cardNoticeShown', flow: 'loyalty-card' }]]);
  await screen.rerender(<p>Other</p>);
  expect(onEvent).toHaveBeenCalledOnce();
});

test('it says that the card is for private persons, and whom to ask', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nur für Privatpersonen' })).toBeVisible();
  await expect
    .element(page.getByText(/^Die Teilnahme am Kartenprogramm ist nur für Privatpersonen möglich/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Zum Kundenservice' }))
    .toHaveAttribute('href', '#service');
  await expect.element(page.getByRole('link', { name: /Kaffeeservice/ })).not.toBeInTheDocument();
});

test('a shop says it in its own words, and leads to its coffee service', async () => {
  await open({ message: 'Eine Karte für Firmen gibt es bald.', coffeeService: '#coffee' });
  await expect.element(page.getByText('Eine Karte für Firmen gibt es bald.')).toBeVisible();
  await expect.element(page.getByText(/Kartenprogramm/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Kaffeeservice/ })).toHaveAttribute('href', '#coffee');
});

test('back closes a window that another one opened', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('opener', {});
  vi.stubGlobal('close', close);
  const goBack = vi.spyOn(history, 'back').mockReturnValue();
  await open();
  expect(await pressBack()).toBe(false);
  expect(close).toHaveBeenCalledOnce();
  expect(goBack).not.toHaveBeenCalled();
  goBack.mockRestore();
});

test('otherwise it goes back in the history', async () => {
  const goBack = vi.spyOn(history, 'back').mockReturnValue();
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(2);
  await open();
  expect(await pressBack()).toBe(false);
  expect(goBack).toHaveBeenCalledOnce();
  goBack.mockRestore();
  length.mockRestore();
});

test('where there is nothing to go back to, it leads to the shop', async () => {
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  await open();
  expect(await pressBack()).toBe(true);
  await expect.element(back()).toHaveAttribute('href', '#home');
  length.mockRestore();
});

test('a company sees it in place of the form, unless companies may take part', async () => {
  const company = { ...erikaOfCologne, salutation: 'COMPANY' } as const;
  await openCard({ customer: company });
  await expect.element(page.getByText('The notice')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('companies that may take part have the form', async () => {
  const company = { ...erikaOfCologne, salutation: 'COMPANY' } as const;
  await openCard({ customer: company, options: { canCompaniesRegisterForCard: true } });
  await expect.element(page.getByRole('button', { name: 'CremaCard anfordern' })).toBeVisible();
});
