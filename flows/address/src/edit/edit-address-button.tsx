import { Button, Notification, useAnnouncer } from '@crema/design-system';
import { inTime, useFlow } from '@crema/flow-form';
import { type ReactNode, useRef, useState } from 'react';
import type { InvoiceAddressProps } from '../form/invoice-address-form.tsx';
import type * as Flyout from './edit-invoice-address-flyout.tsx';
import { loadFlyout } from './lazy-flyout.ts';

type Props = InvoiceAddressProps & {
  /** What the button says. */
  children: ReactNode;
  /**
   * Hears that the flyout was asked for again, and again in vain: most browsers keep a script's failure as long as the page
   * lives, so that only a page loaded anew can have it.
   */
  onUnavailable?: (() => void) | undefined;
};

/** Milliseconds before the shopper is told that something is on its way. */
const patience = 300;

/** Opens the flyout that edits the invoice address. Flyout and form are fetched when the button is about to be pressed. */
export function EditAddressButton({ children, onSaved, onUnavailable, ...form }: Props) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const [flyout, setFlyout] = useState<typeof Flyout>();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'asked' | 'loading' | 'failed'>('idle');
  const failed = useRef(false);
  const fetch = () => void loadFlyout().catch(() => {});
  const show = async () => {
    if (state === 'asked') return;
    setState('asked');
    // A fetch that is over at once is not worth a word.
    setTimeout(() => setState((now) => (now === 'asked' ? 'loading' : now)), patience);
    try {
      const loaded = await inTime(loadFlyout());
      setFlyout(loaded);
      setOpen(true);
      setState('idle');
    } catch {
      if (failed.current) onUnavailable?.();
      failed.current = true;
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        loading={state === 'loading'}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => void show()}
      >
        {children}
      </Button>
      <Notification
        tone="error"
        closeLabel={texts.t('action.close')}
        open={state === 'failed'}
        onClose={() => setState('idle')}
      >
        {texts.t('address.unavailable')}
      </Notification>
      {flyout && (
        <flyout.EditInvoiceAddressFlyout
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
