import type { ComponentType } from 'react';
import type { AddressEditProps } from './use-edit-form.tsx';

/** Over the page an address is edited in a flyout, over a form of the page in a dialog. */
export type EditPlace = 'flyout' | 'dialog';

type Edit = ComponentType<AddressEditProps>;

const sources: Readonly<Record<EditPlace, () => Promise<Edit>>> = {
  flyout: async () => (await import('./edit-invoice-address-flyout.tsx')).EditInvoiceAddressFlyout,
  dialog: async () => (await import('./address-edit-dialog.tsx')).AddressEditDialog,
};

const loading = new Map<EditPlace, Promise<Edit>>();

/**
 * Fetches the flyout or the dialog with its form, once: a page that may show an address later does not load it before.
 * @throws when it cannot be had. The next call tries anew, where the browser does
 */
export function loadEdit(place: EditPlace): Promise<Edit> {
  const known = loading.get(place);
  if (known) return known;
  const edit = sources[place]();
  loading.set(place, edit);
  edit.catch(() => loading.delete(place));
  return edit;
}
