import { FlowForm, FlowProvider, PersonSection, renderPersonField } from '@crema/flow-form';
import { loyaltyCardFlow } from '@crema/flow-domain';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showCounting } from '../../../../design-system/test-support/show.tsx';
import { erikaOfCologne } from '../../../address/test-support/customers.ts';
import { cardEnvironment } from '../../test-support/environment.ts';
import { openCard } from '../../test-support/open-card.tsx';
import { CardPicture } from './card-picture.tsx';

const onCard = () => document.querySelector('form > [aria-hidden] > div')?.lastElementChild?.textContent;

const form = (site: 'DE' | 'HU') => (
  <FlowProvider environment={cardEnvironment(site, 'waiting')}>
    <FlowForm
      definition={loyaltyCardFlow}
      renderField={renderPersonField}
      id="form"
      action="#"
      send={async () => undefined}
    >
      {(plan) => (
        <>
          <CardPicture customer={undefined} />
          <PersonSection plan={plan} />
        </>
      )}
    </FlowForm>
  </FlowProvider>
);

test('the name is on the card as it is typed, and no key press renders anything', async () => {
  const { commits } = await showCounting(form('DE'));
  const first = page.getByRole('textbox', { name: /Vorname/ });
  await userEvent.click(first);
  const before = commits();
  await userEvent.keyboard('Erika');
  await vi.waitUntil(() => onCard() === 'Erika');
  expect(commits()).toBe(before);
  await userEvent.fill(page.getByRole('textbox', { name: /Nachname/ }), 'Muster');
  await expect.poll(onCard).toBe('Erika Muster');
  await userEvent.fill(first, '');
  await expect.poll(onCard).toBe('Muster');
});

test('in Hungary the last name comes first', async () => {
  await showCounting(form('HU'));
  await userEvent.fill(page.getByRole('textbox', { name: /Vezetéknév/ }), 'Kovács');
  await userEvent.fill(page.getByRole('textbox', { name: /Keresztnév|Utónév/ }), 'Anna');
  await expect.poll(onCard).toBe('Kovács Anna');
});

test('a known customer’s name is on the card at once', async () => {
  await openCard({ customer: erikaOfCologne });
  expect(onCard()).toBe('Erika Mustermann');
});
