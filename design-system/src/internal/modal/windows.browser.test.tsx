import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../test-support/show.tsx';
import { AlertDialog, Button, Dialog, Flyout, TextField } from '../../index.ts';
import type { OnOpenChange, WindowProps } from './window-state.ts';

type WindowUnderTest = WindowProps & { open: boolean; onOpenChange: OnOpenChange; children?: ReactNode };

/** Every window of the package. Add one line for a new one. */
const windows = {
  Dialog: ({ children = null, ...props }: WindowUnderTest) => (
    <Dialog title="Adresse" {...props}>
      {children}
    </Dialog>
  ),
  Flyout: ({ children = null, ...props }: WindowUnderTest) => (
    <Flyout title="Adresse" {...props}>
      {children}
    </Flyout>
  ),
  AlertDialog: ({ children, ...props }: WindowUnderTest) => (
    <AlertDialog
      title="Adresse"
      description="Sie wird gelöscht."
      cancelLabel="Behalten"
      action={<Button>Löschen</Button>}
      {...props}
      {...(children === undefined ? {} : { description: <span>{children}</span> })}
    />
  ),
};

const names = ['Dialog', 'Flyout', 'AlertDialog'] as const;
type Name = (typeof names)[number];

const role = (name: Name) => (name === 'AlertDialog' ? 'alertdialog' : 'dialog');
const theWindow = (name: Name) => page.getByRole(role(name));

type PageProps = Omit<WindowUnderTest, 'open' | 'onOpenChange'> & {
  name: Name;
  asked?: OnOpenChange;
};

/** A page with a button that opens a window. */
function Page({ name, asked, ...props }: PageProps) {
  const [open, setOpen] = useState(false);
  const Window = windows[name];
  return (
    <main>
      <section aria-label="Adressen">
        <Button onClick={() => setOpen(true)}>Öffnen</Button>
        <Window
          open={open}
          onOpenChange={(next, reason, cancel) => {
            asked?.(next, reason, cancel);
            setOpen(next);
          }}
          {...props}
        />
      </section>
    </main>
  );
}

const opener = () => page.getByRole('button', { name: 'Öffnen' });
const pressBeside = () => {
  const shades = document.querySelectorAll('.ds-dialog-shade');
  return userEvent.click(shades[shades.length - 1] ?? document.body, { position: { x: 4, y: 4 } });
};

/** Adds an element to the end of the page, as extensions and chats do. */
function addToPage(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  onTestFinished(() => host.remove());
  return host;
}

/** Conditions that must be true when no window is open. */
function expectPageIsFree(): void {
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  expect(document.body.style.pointerEvents).toBe('');
  expect(document.querySelectorAll('[inert],[data-aria-hidden],.ds-dialog-shade,template')).toHaveLength(0);
  const focused = document.activeElement;
  expect(focused === document.body || (focused?.getClientRects().length ?? 0) > 0).toBe(true);
}

describe.each(names)('%s', (name) => {
  test('tells who asks it to close', async () => {
    await page.viewport(900, 700);
    const asked = vi.fn<OnOpenChange>();
    await show(<Page name={name} asked={asked} />);
    const ways = [
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['close-button', () => page.getByRole('button', { name: /Schließen|Behalten/ }).click()],
      ...(name === 'AlertDialog' ? [] : [['outside', pressBeside] as const]),
    ] as const;
    for (const [, close] of ways) {
      await opener().click();
      await expect.element(theWindow(name)).toBeVisible();
      await close();
      await expect.element(theWindow(name)).not.toBeInTheDocument();
      await expect.element(opener()).toHaveFocus();
    }
    expect(asked.mock.calls.map(([next, reason]) => [next, reason])).toEqual(
      ways.map(([reason]) => [false, reason]),
    );
    expectPageIsFree();
  });

  test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
    '%s goes on from a field that removes a text when it is left',
    async (keys) => {
      function Fields() {
        const [left, setLeft] = useState(0);
        return (
          <>
            <input aria-label="Davor" />
            <input aria-label="Ort" onBlur={() => setLeft(left + 1)} />
            <span key={left}>{left}</span>
            <input aria-label="Danach" />
          </>
        );
      }
      await show(
        <Page name={name}>
          <Fields />
        </Page>,
      );
      await opener().click();
      await page.getByLabelText('Ort').click();
      await userEvent.keyboard(keys);
      await expect.element(page.getByText('1', { exact: true })).toBeInTheDocument();
      await expect.element(page.getByLabelText(keys === '{Tab}' ? 'Danach' : 'Davor')).toHaveFocus();
    },
  );

  test('that is not dismissible stays until its own content closes it', async () => {
    await page.viewport(900, 700);
    const asked = vi.fn<OnOpenChange>();
    await show(<Page name={name} asked={asked} dismissible={false} />);
    await opener().click();
    await expect.element(theWindow(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await pressBeside();
    await expect.element(theWindow(name)).toBeVisible();
    expect(page.getByRole('button', { name: 'Schließen' }).query()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  test('closes by the system’s Back, the newest first, and is asked again if it stayed', async () => {
    const watchers: EventTarget[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super();
          watchers.push(this);
        }
        destroy() {
          watchers.splice(watchers.indexOf(this), 1);
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const goBack = () => flushSync(() => void watchers.pop()?.dispatchEvent(new Event('close')));
    const asked = vi.fn<OnOpenChange>();
    const Window = windows[name];
    function Stubborn() {
      const [open, setOpen] = useState(true);
      return (
        <Window
          open={open}
          onOpenChange={(next, reason, cancel) => {
            asked(next, reason, cancel);
            if (asked.mock.calls.length > 1) setOpen(next);
          }}
        />
      );
    }
    await show(<Stubborn />);
    await expect.element(theWindow(name)).toBeVisible();
    goBack();
    await expect.element(theWindow(name)).toBeVisible();
    goBack();
    await expect.element(theWindow(name)).not.toBeInTheDocument();
    expect(asked.mock.calls.map(([next, reason]) => [next, reason])).toEqual([
      [false, 'back'],
      [false, 'back'],
    ]);
    expect(watchers).toEqual([]);
  });

  test('sets the first and the last focus to the given elements', async () => {
    function Example() {
      const first = useRef<HTMLInputElement>(null);
      const after = useRef<HTMLButtonElement>(null);
      return (
        <>
          <Page name={name} initialFocus={first} finalFocus={after}>
            <input ref={first} aria-label="Ort" />
          </Page>
          <button ref={after} type="button">
            Weiter
          </button>
        </>
      );
    }
    await show(<Example />);
    await opener().click();
    await expect.element(page.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  });

  test('gives the focus back past a field that took it by itself', async () => {
    await show(
      <Page name={name}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Some pages use it. */}
        <input autoFocus aria-label="Ort" />
      </Page>,
    );
    await opener().click();
    await expect.element(page.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
  });

  test('gives the focus to the nearest element that is left when its opener is gone', async () => {
    function Example() {
      const [isThere, setThere] = useState(true);
      const [open, setOpen] = useState(false);
      const Window = windows[name];
      return (
        <>
          <ul aria-label="Adressen">
            {isThere ? (
              <li>
                <Button onClick={() => setOpen(true)}>Öffnen</Button>
              </li>
            ) : null}
          </ul>
          <Window
            open={open}
            onOpenChange={(next) => {
              setThere(false);
              setOpen(next);
            }}
          />
        </>
      );
    }
    await show(<Example />);
    await opener().click();
    await expect.element(theWindow(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const list = page.getByRole('list', { name: 'Adressen' });
    await expect.poll(() => document.activeElement?.contains(list.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expectPageIsFree();
    // It is no stop for Tab, and cannot be focused any more when the focus has gone on.
    const left = document.activeElement;
    expect(left?.getAttribute('tabindex')).toBe('-1');
    if (left instanceof HTMLElement) left.blur();
    expect(left?.hasAttribute('tabindex')).toBe(false);
  });

  test('gives the focus to who opened the window before, if that has closed first', async () => {
    function Example() {
      const [outer, setOuter] = useState(false);
      const [inner, setInner] = useState(false);
      const Window = windows[name];
      return (
        <>
          <Button onClick={() => setOuter(true)}>Öffnen</Button>
          <Dialog title="Zuerst" open={outer} onOpenChange={setOuter}>
            <Button onClick={() => setInner(true)}>Weiter</Button>
          </Dialog>
          <Window open={inner} onOpenChange={setInner}>
            <button type="button" onClick={() => setOuter(false)}>
              Nur das andere schließen
            </button>
          </Window>
        </>
      );
    }
    await show(<Example />);
    await opener().click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Nur das andere schließen' }).click();
    await expect.element(page.getByRole('heading', { name: 'Zuerst' })).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
    expectPageIsFree();
  });

  test('gets Escape from the moment in which it has the focus', async () => {
    const asked = vi.fn<OnOpenChange>();
    function Example() {
      const [inner, setInner] = useState(false);
      const Window = windows[name];
      return (
        <Dialog title="Zuerst" open onOpenChange={asked}>
          <Button onClick={() => setInner(true)}>Weiter</Button>
          <Window open={inner} onOpenChange={setInner}>
            Danach
          </Window>
        </Dialog>
      );
    }
    await show(<Example />);
    const press = vi.fn(({ target }: FocusEvent) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    const next = page.getByRole('button', { name: 'Weiter' });
    await expect.element(next).toBeVisible();
    next.element().focus();
    document.addEventListener('focusin', press, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => press.mock.calls.length).toBe(1);
    await expect.element(page.getByText('Danach')).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    await expect.element(next).toHaveFocus();
  });

  test('leaves the focus where the page has put it meanwhile', async () => {
    function Example() {
      const other = useRef<HTMLButtonElement>(null);
      const [isClosed, setClosed] = useState(false);
      useEffect(() => {
        if (isClosed) other.current?.focus();
      }, [isClosed]);
      return (
        <>
          <Page name={name} asked={() => setClosed(true)} />
          <button ref={other} type="button">
            Neue Zeile
          </button>
        </>
      );
    }
    await show(<Example />);
    await opener().click();
    await expect.element(theWindow(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(theWindow(name)).not.toBeInTheDocument();
    await new Promise((done) => setTimeout(done, 50));
    await expect.element(page.getByRole('button', { name: 'Neue Zeile' })).toHaveFocus();
  });

  test('looks as the place where it was written', async () => {
    await show(
      <div lang="tr" dir="rtl" data-brand="nordwerk" data-theme="dark" className="ds-page">
        <Page name={name} />
      </div>,
    );
    await opener().click();
    await expect.element(theWindow(name)).toBeVisible();
    const place = theWindow(name).element();
    expect(
      ['lang', 'dir', 'data-brand', 'data-theme'].map((each) =>
        place.closest(`[${each}]`)?.getAttribute(each),
      ),
    ).toEqual(['tr', 'rtl', 'nordwerk', 'dark']);
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    expect(fontOf(place)).toBe(fontOf(document.querySelector('main') ?? document.body));
  });

  test('refers to its description only if it has one', async () => {
    await show(<Page name={name} />);
    await opener().click();
    const described = theWindow(name).element().getAttribute('aria-describedby');
    expect(described && document.getElementById(described)?.textContent).toBe(
      name === 'AlertDialog' ? 'Sie wird gelöscht.' : null,
    );
  });

  test('stands in the container that it is given', async () => {
    const container = addToPage('');
    await show(<Page name={name} container={container} />);
    await opener().click();
    await expect.element(theWindow(name)).toBeVisible();
    expect(container.contains(theWindow(name).element())).toBe(true);
  });

  test('takes what others have put over the page for no press outside, and leaves it the focus', async () => {
    await page.viewport(900, 700);
    const asked = vi.fn<OnOpenChange>();
    await show(<Page name={name} asked={asked} />);
    await opener().click();
    await expect.element(theWindow(name)).toBeVisible();
    addToPage(
      '<div style="position:fixed;top:0;left:0;z-index:99;pointer-events:auto"><input id="vault"></div>',
    );
    await userEvent.click(document.querySelector('#vault') ?? document.body);
    await userEvent.keyboard('geheim');
    expect(document.querySelector<HTMLInputElement>('#vault')?.value).toBe('geheim');
    await expect.element(theWindow(name)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test('works in a shadow root: it stands there, keeps the focus, and closes', async () => {
    const host = addToPage('');
    const root = host.attachShadow({ mode: 'open' });
    const place = document.createElement('div');
    root.append(place);
    await show(
      createPortal(
        <Page name={name}>
          {name === 'AlertDialog' ? undefined : <TextField name="town" label="Ort" autoComplete="off" />}
        </Page>,
        place,
      ),
    );
    await opener().click();
    const shade = () => root.querySelector('.ds-dialog-shade');
    await expect.poll(() => shade() !== null).toBe(true);
    const content = root.querySelector(`[role="${role(name)}"]`);
    const controls = content?.querySelectorAll('button,input').length ?? 0;
    const seen = new Set<Element | null>();
    for (let presses = 0; presses <= controls; presses += 1) {
      await userEvent.tab();
      expect(content?.contains(root.activeElement)).toBe(true);
      seen.add(root.activeElement);
    }
    expect(seen.size).toBe(controls);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shade).toBeNull();
    await expect.poll(() => root.activeElement?.textContent).toBe('Öffnen');
    expectPageIsFree();
  });

  test('works in a document that is not the script’s own', async () => {
    await page.viewport(900, 700);
    const frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 600px; block-size: 500px';
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const there = frame.contentDocument;
    if (!there) throw new Error('The frame has no document.');
    const place = there.createElement('div');
    there.body.append(place);
    await show(createPortal(<Page name={name} />, place));
    const button = place.querySelector('button');
    button?.focus();
    flushSync(() => button?.click());
    const content = () => there.querySelector<HTMLElement>(`[role="${role(name)}"]`);
    await expect.poll(() => content()?.contains(there.activeElement)).toBe(true);
    expect(there.documentElement.style.overflow).toBe('hidden');
    expect(document.documentElement.style.overflow).toBe('');
    button?.focus();
    expect(content()?.contains(there.activeElement)).toBe(true);
    content()?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await expect.poll(content).toBeNull();
    await expect.poll(() => there.activeElement === button).toBe(true);
    expect(there.documentElement.style.overflow).toBe('');
  });
});

test('a Flyout that has its state itself stays as it is when the page says so', async () => {
  await show(
    <Flyout
      title="Adresse"
      trigger={<Button>Öffnen</Button>}
      onOpenChange={(next, _, cancel) => {
        if (!next) cancel();
      }}
    >
      Text
    </Flyout>,
  );
  await opener().click();
  await expect.element(theWindow('Flyout')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(theWindow('Flyout')).toBeVisible();
});

test('words that are marked beyond the edge of a window are no press outside', async () => {
  await page.viewport(900, 700);
  await show(<Page name="Dialog">Ein Satz, den jemand markiert.</Page>);
  await opener().click();
  await expect.element(theWindow('Dialog')).toBeVisible();
  const shade = document.querySelector('.ds-dialog-shade') ?? document.body;
  await userEvent.dragAndDrop(page.getByText('Ein Satz, den jemand markiert.'), shade, {
    targetPosition: { x: 4, y: 4 },
  });
  await expect.element(theWindow('Dialog')).toBeVisible();
});

test('a page whose body scrolls, and not html, is held there and keeps its place', async () => {
  const added = addToPage('<div style="height: 4000px">Seite</div>');
  document.body.style.overflowY = 'scroll';
  onTestFinished(() => document.body.removeAttribute('style'));
  await show(<Page name="Dialog" />);
  added.scrollIntoView({ block: 'end' });
  const before = added.getBoundingClientRect().top;
  opener().element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(theWindow('Dialog')).toBeVisible();
  expect(getComputedStyle(document.body).overflowY).toBe('hidden');
  expect(added.getBoundingClientRect().top).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(theWindow('Dialog')).not.toBeInTheDocument();
  expect(document.body.style.overflowY).toBe('scroll');
});
