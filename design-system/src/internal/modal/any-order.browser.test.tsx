import fc from 'fast-check';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test-support/show.tsx';
import { AlertDialog, Button, Dialog, Flyout } from '../../index.ts';

const kinds = { Dialog, Flyout, AlertDialog };
type Kind = keyof typeof kinds;

/** Events of a window: it opens, closes, or is unmounted; its opener is removed or comes back. */
type Step = { window: number; what: 'open' | 'close' | 'remove' | 'lose opener' | 'get opener' | 'Escape' };

type State = { isOpen: boolean; isThere: boolean; hasOpener: boolean };
type Change = (window: number, change: Partial<State>) => void;

/** The buttons that open the windows are in the page, or the second and third are in the previous window. */
function Windows({
  order,
  isNested,
  tell,
}: {
  order: readonly Kind[];
  isNested: boolean;
  tell: (change: Change) => void;
}) {
  const [states, setStates] = useState<readonly State[]>(
    order.map(() => ({ isOpen: false, isThere: true, hasOpener: true })),
  );
  const change: Change = (window, next) =>
    setStates((all) => all.map((state, index) => (index === window ? { ...state, ...next } : state)));
  tell(change);
  const part = (index: number): React.ReactNode => {
    const [kind, state] = [order[index], states[index]];
    if (!kind || !state?.isThere) return null;
    const shared = {
      open: state.isOpen,
      onOpenChange: (isOpen: boolean) => change(index, { isOpen }),
      title: `Fenster ${index}`,
    };
    const inner = isNested ? part(index + 1) : null;
    const window =
      kind === 'AlertDialog' ? (
        <AlertDialog
          {...shared}
          description={<span>Text{inner}</span>}
          cancelLabel="Behalten"
          action={<Button onClick={() => change(index, { isOpen: false })}>Ja</Button>}
        />
      ) : kind === 'Flyout' ? (
        <Flyout {...shared}>Text{inner}</Flyout>
      ) : (
        <Dialog {...shared}>Text{inner}</Dialog>
      );
    return (
      <span key={index}>
        {state.hasOpener ? (
          <Button id={`opener-${index}`} onClick={() => change(index, { isOpen: true })}>
            {`Öffnen ${index}`}
          </Button>
        ) : null}
        {window}
      </span>
    );
  };
  return (
    <main>
      <h1>Seite</h1>
      {isNested ? part(0) : order.map((_, index) => part(index))}
    </main>
  );
}

const step: fc.Arbitrary<Step> = fc.record({
  window: fc.nat(2),
  what: fc.constantFrom('open', 'open', 'close', 'remove', 'lose opener', 'get opener', 'Escape'),
});

const isAnyOpen = () => document.querySelector('.ds-dialog-shade') !== null;

/** Runs the timers that return the focus. */
const settle = () => new Promise((done) => setTimeout(done, 5));

test('in whatever order windows open, close and go: the page scrolls afterwards, and the focus is on something shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Kind>('Dialog', 'Flyout', 'AlertDialog'), { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 10 }),
      async (order, isNested, steps) => {
        let change: Change = () => {};
        const screen = await show(
          <StrictMode>
            <Windows order={order} isNested={isNested} tell={(next) => (change = next)} />
          </StrictMode>,
        );
        let wasFocused = false;
        for (const { window, what } of steps) {
          // The focused element may be removed while no window is open. No window restores the focus then.
          if (isAnyOpen()) wasFocused = true;
          else if (what === 'remove' || what === 'lose opener') wasFocused = false;
          const opener = document.querySelector<HTMLElement>(`#opener-${window}`);
          if (what === 'Escape') await userEvent.keyboard('{Escape}');
          else if (what === 'open') {
            opener?.focus();
            flushSync(() => opener?.click());
          } else {
            flushSync(() =>
              change(window, {
                ...(what === 'close' ? { isOpen: false } : {}),
                ...(what === 'remove' ? { isThere: false } : {}),
                ...(what === 'lose opener' ? { hasOpener: false } : {}),
                ...(what === 'get opener' ? { hasOpener: true, isThere: true } : {}),
              }),
            );
          }
          await settle();
          expect(document.documentElement.style.overflow).toBe(isAnyOpen() ? 'hidden' : '');
        }
        wasFocused ||= isAnyOpen();
        for (let each = order.length - 1; each >= 0; each -= 1)
          flushSync(() => change(each, { isOpen: false }));
        await settle();
        expect(document.documentElement.getAttribute('style') ?? '').toBe('');
        expect(document.body.style.pointerEvents).toBe('');
        expect(
          document.querySelectorAll(
            '[inert],[data-aria-hidden],[aria-hidden="true"]:not(svg),.ds-dialog-shade',
          ),
        ).toHaveLength(0);
        if (wasFocused) {
          expect(document.activeElement).not.toBe(document.body);
          expect(document.activeElement?.getClientRects().length).toBeGreaterThan(0);
        }
        await screen.unmount();
      },
    ),
    { numRuns: 30 },
  );
});
