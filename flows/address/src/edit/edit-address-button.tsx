import { Banner, Button, useAnnouncer } from '@crema/design-system';
import { inTime, lazyOnce, useFlow } from '@crema/flow-form';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { InvoiceAddressProps } from '../form/invoice-address-form.tsx';
import type { AddressEditProps } from './use-edit-form.tsx';

/**
 * Fetch the window with its form, which no page loads before. Over a page an address is edited in a flyout, over a form of the page
 * in a dialog.
 */
const windows = {
  flyout: lazyOnce<ComponentType<AddressEditProps>>(() =>
    import('./edit-invoice-address-flyout.tsx').then((loaded) => loaded.EditInvoiceAddressFlyout),
  ),
  dialog: lazyOnce<ComponentType<AddressEditProps>>(() =>
    import('./address-edit-dialog.tsx').then((loaded) => loaded.AddressEditDialog),
  ),
};

type Props = InvoiceAddressProps & {
  /** The kind of window in which the address is edited. @default 'flyout' */
  in?: keyof typeof windows | undefined;
  /** Fetches what the page needs to show the form, such as style. @default nothing */
  prepare?: (() => Promise<unknown>) | undefined;
  /** The button's words. */
  children: ReactNode;
  /**
   * Attributes of the button: the id of an error that it corrects, and the name of that field. A refused submit focuses the button
   * then.
   */
  button?: { 'aria-describedby': string | undefined; 'data-corrects': string | undefined } | undefined;
  /**
   * Runs when the form could not be fetched twice. Most browsers keep a script's failure as long as the page lives, so only a
   * reload can fetch it.
   */
  onUnavailable?: (() => void) | undefined;
};

/** Milliseconds of loading before the button shows it. A faster fetch needs no notice. */
const noticeMs = 300;

/** Opens the flyout or the dialog that edits the invoice address. They are fetched when the button is about to be pressed. */
export function EditAddressButton({
  in: place = 'flyout',
  children,
  onSaved,
  onUnavailable,
  prepare,
  button,
  ...form
}: Props) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const [Edit, setEdit] = useState<ComponentType<AddressEditProps>>();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'asked' | 'loading' | 'failed'>('idle');
  const failed = useRef(false);
  const load = () => Promise.all([windows[place](), prepare?.(), texts.complete()]);
  const fetch = () => void load().catch(() => {});
  const show = async () => {
    if (state === 'asked') return;
    setState('asked');
    setTimeout(() => setState((now) => (now === 'asked' ? 'loading' : now)), noticeMs);
    try {
      const [loaded] = await inTime(load());
      // Throws if the texts are missing, because a flyout without its texts would break the page.
      texts.t('action.cancel');
      setEdit(() => loaded);
      setOpen(true);
      setState('idle');
    } catch {
      if (failed.current) onUnavailable?.();
      failed.current = true;
      setState('failed');
      announce(texts.t('address.unavailable'), 'assertive');
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        {...button}
        loading={state === 'loading'}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => void show()}
      >
        {children}
      </Button>
      {state === 'failed' && <Banner tone="error">{texts.t('address.unavailable')}</Banner>}
      {Edit && (
        <Edit
          {...form}
          open={open}
          onOpenChange={setOpen}
          onSaved={(saved) => {
            announce(texts.t('address.saved'), 'polite');
            onSaved?.(saved);
          }}
        />
      )}
    </>
  );
}
