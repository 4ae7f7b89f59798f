import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, enter, entered, findControl, send } from '../../test-support/controls.ts';
import { addresses, withAddress } from '../../test-support/customers.ts';
import { openAddress } from '../../test-support/open-address.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';

const turkey = { 'address.countryCode': 'TR', 'address.lastName': 'Demir' };
const company = { companyName: 'Kahve A.Ş.', companyTaxBranch: 'Kadıköy', companyTaxNumber: '1234567890' };

const box = () => page.getByRole('checkbox', { name: /Faturamda vergi/ });
const party = (name: 'Bireysel' | 'Kurumsal') => page.getByRole('radio', { name });

/** Opens a Turkish address, and says whom the invoice is for. */
async function openTurkey(name?: 'Bireysel' | 'Kurumsal') {
  const opened = await openAddress({ site: 'TR', start: { values: turkey } });
  if (name) {
    await userEvent.click(box());
    await userEvent.click(party(name));
  }
  return opened;
}

const shown = () => ['taxNumber', ...Object.keys(company)].filter((part) => findControl(part) !== undefined);

describe('the company toggle of a Turkish address (Registration §4)', () => {
  test('without the tick no tax entry is asked for', async () => {
    await openTurkey();
    await expect.element(box()).not.toBeChecked();
    expect(shown()).toEqual([]);
  });

  test('the tick opens the toggle at a private person, whose number is required', async () => {
    await openTurkey();
    await userEvent.click(box());
    await expect.element(party('Bireysel')).toBeChecked();
    await expect.element(page.getByRole('textbox', { name: /^T\.C\. kimlik/ })).toBeRequired();
    expect(shown()).toEqual(['taxNumber']);
  });

  test('for a company its name, tax office and number are required', async () => {
    await openTurkey('Kurumsal');
    await expect.poll(shown).toEqual(Object.keys(company));
    await send();
    await expect
      .poll(() => Object.keys(company).map((part) => control(part).getAttribute('aria-invalid')))
      .toEqual(['true', 'true', 'true']);
  });

  test('changing to a company clears the personal number', async () => {
    await openTurkey('Bireysel');
    await enter({ taxNumber: '12345678901' });
    await userEvent.click(party('Kurumsal'));
    await userEvent.click(party('Bireysel'));
    await expect.poll(() => findControl('taxNumber')?.value).toBe('');
  });

  test('changing to a private person clears the company', async () => {
    await openTurkey('Kurumsal');
    await enter(company);
    await userEvent.click(party('Bireysel'));
    await expect.poll(shown).toEqual(['taxNumber']);
    await userEvent.click(party('Kurumsal'));
    await expect.poll(shown).toEqual(Object.keys(company));
    expect(shown().map((part) => control(part).getAttribute('autocomplete'))).toEqual([
      'billing organization',
      'off',
      'off',
    ]);
    expect(entered()).not.toHaveProperty('companyName');
  });

  test('taking the tick away clears every tax entry, and requires none', async () => {
    const { onEvent } = await openTurkey('Kurumsal');
    await enter(company);
    await userEvent.click(box());
    await expect.poll(shown).toEqual([]);
    await send();
    await expect.poll(() => outcomesOf(onEvent).at(-1)?.type).toBe('refused');
    const event = outcomesOf(onEvent).at(-1);
    expect(event).not.toMatchObject({ fields: expect.arrayContaining(['address.companyName']) });
    await userEvent.click(box());
    await expect.poll(shown).toEqual(['taxNumber']);
    await userEvent.click(party('Kurumsal'));
    await expect.poll(() => findControl('companyName')?.value).toBe('');
    expect(control('companyTaxNumber').value).toBe('');
  });

  test('entries that came with the tick are not called wrong before they were touched', async () => {
    await openTurkey('Kurumsal');
    await expect.poll(shown).toEqual(Object.keys(company));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  test.each([
    ['institutional, where a company is known', company, 'Kurumsal'],
    ['individual, where a personal number is known', { taxNumber: '12345678901' }, 'Bireysel'],
  ] as const)('it starts as %s', async (_, entries, name) => {
    const regular = { countryCode: 'TR', firstName: 'Erika', lastName: 'Demir', ...entries };
    await openAddress({ site: 'TR', customer: withAddress(regular) });
    await expect.element(box()).toBeChecked();
    await expect.element(party(name)).toBeChecked();
    expect(entered()).toMatchObject(entries);
  });

  test.each(['companyInvoice', 'companyType'])('what a server says of %s is shown there', async (part) => {
    const issues = [{ field: `address.${part}`, code: 'SOMETHING_NEW' }];
    const entries = { ...addresses.TR, taxNumber: '12345678901' };
    await openAddress({
      site: 'TR',
      customer: withAddress(entries),
      services: { saved: { kind: 'refused', issues } },
    });
    await expect.poll(() => findControl('taxNumber')).toBeDefined();
    await send();
    const wrong = () => control(part).closest('.ds-field, fieldset')?.querySelector('.ds-error');
    await expect.poll(() => wrong()?.textContent).toMatch(/\p{L}/u);
  });

  test('it starts without the tick, where no tax entry is known', async () => {
    await openAddress({ site: 'TR', customer: withAddress({ countryCode: 'TR', lastName: 'Demir' }) });
    await expect.element(box()).not.toBeChecked();
  });
});
