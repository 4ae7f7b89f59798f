import { Button } from '@crema/design-system';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hears as hearsFromHere } from '../../../design-system/test-support/screen-reader/hears.ts';
import { listen } from '../../../design-system/test-support/screen-reader/listen.ts';
import type { Step } from '../../../design-system/test-support/screen-reader/transcript.ts';
import { openFlow } from '../../form/test-support/open-flow.tsx';
import { control, enter, findControl } from '../test-support/controls.ts';
import { erikaOfCologne } from '../test-support/customers.ts';
import { addressEnvironment } from '../test-support/environment.ts';
import { openAddress, watchedServices } from '../test-support/open-address.tsx';
import { EditInvoiceAddressFlyout } from './edit/edit-invoice-address-flyout.tsx';

/** Expects that a screen reader announces these steps in an address form, after the focus moved to a part of the address. */
async function hears(part: string, steps: readonly Step[]): Promise<void> {
  const field = await vi.waitUntil(() => findControl(part));
  field.focus();
  await hearsFromHere(steps);
}

test('suggestions are counted, led through, and one is taken, which leads to the street', async () => {
  await openAddress();
  await expect.element(page.getByRole('combobox', { name: /^PLZ/ })).toBeVisible();
  await hears('postalCode', [
    [
      'type 506',
      'combobox, PLZ, 506, has popup listbox, not expanded, autocomplete in list, required',
      'polite: 3 Vorschläge. Mit den Pfeiltasten auswählen.',
    ],
    [
      'press ArrowDown',
      'combobox, PLZ, 506, has popup listbox, expanded, active descendant 50667 Köln, autocomplete in list, 1 control, required',
    ],
    ['press Enter', 'textbox, Straße und Hausnummer, required', 'polite: 50667 Köln übernommen.'],
    [
      'press Shift+Tab',
      'combobox, Ort, Köln, has popup listbox, not expanded, autocomplete in list, required',
      'polite: Straße und Hausnummer. Fehler: Bitte geben Sie Straße und Hausnummer an.',
    ],
  ]);
});

test('in Turkey the district follows the province, and the invoice’s fields follow their tick', async () => {
  await openAddress({ site: 'TR' });
  await enter({ postalTown: 'İstanbul' });
  await expect.poll(() => control('postalDistrict').textContent).toContain('Kadıköy');
  await hears('postalDistrict', [
    [
      'press Tab',
      'textbox, Adres (mahalle, sokak, kapı no), 100 karakter kaldı., required',
      'polite: İlçe. Fehler: Lütfen ilçe seçin.',
    ],
  ]);
  await hears('companyInvoice', [
    [
      'press Space',
      'polite: Adres (mahalle, sokak, kapı no). Fehler: Lütfen adresinizi girin.',
      'polite: Aşağıdaki alanlar değişti.',
      'checkbox, Faturamda vergi bilgilerim yer alsın (optional), Bireysel veya kurumsal fatura için., checked',
    ],
  ]);
  await vi.waitUntil(() => findControl('taxNumber'));
  await hears('companyInvoice', [
    ['press Tab', 'radio, Bireysel, checked, position 1, set size 2'],
    [
      'press ArrowRight',
      'radio, Kurumsal, not checked, position 2, set size 2',
      'radio, Kurumsal, checked, position 2, set size 2',
      'polite: Aşağıdaki alanlar değişti.',
    ],
    ['press Tab', 'textbox, Şirket adı, required'],
    [
      'press Tab',
      'textbox, Vergi dairesi, required',
      'polite: Şirket adı. Fehler: Lütfen şirket adını girin.',
    ],
    [
      'press Tab',
      'textbox, Vergi numarası, required',
      'polite: Vergi dairesi. Fehler: Lütfen vergi dairesini girin.',
    ],
  ]);
});

/** A page with an address that can be edited. */
function Editor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adresse ändern</Button>
      <EditInvoiceAddressFlyout action="#" customer={erikaOfCologne} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

test('the flyout is named when it opens, tells what is wrong, and gives the focus back when the address is saved', async () => {
  await openFlow(<Editor />, addressEnvironment, { addresses: watchedServices() });
  const opens: readonly Step[] = [
    ['next', 'button, Adresse ändern'],
    ['press Enter', 'dialog, Rechnungsadresse bearbeiten, Erika Mustermann'],
  ];
  expect(await listen(opens)).toEqual(opens);
  await enter({ streetAddress: '' });
  page.getByRole('button', { name: 'Speichern' }).element().closest('button')?.focus();
  const refused: readonly Step[] = [
    [
      'press Enter',
      'dialog, Rechnungsadresse bearbeiten, Erika Mustermann',
      'textbox, Straße und Hausnummer, Fehler: Bitte geben Sie Straße und Hausnummer an., invalid, required',
    ],
  ];
  expect(await listen(refused)).toEqual(refused);
  await hears('streetAddress', [
    [
      'type Domkloster 5',
      'dialog, Rechnungsadresse bearbeiten, Erika Mustermann',
      'textbox, Straße und Hausnummer, Domkloster 5, Fehler: Bitte geben Sie Straße und Hausnummer an., invalid, required',
    ],
    ['press Enter', 'polite: Einen Moment bitte, Ihre Adresse wird gespeichert.', 'button, Adresse ändern'],
  ]);
});
