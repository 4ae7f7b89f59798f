import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useAnnouncer } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { hearForm } from '../internal/hear-form.ts';
import { treeOf } from '../internal/tree.ts';

type Props = {
  /** Id of the text that describes the field. */
  id: string;
  textarea: RefObject<HTMLTextAreaElement | null>;
  limit: number;
  remaining: (count: number) => string;
  value: ComponentProps<'textarea'>['value'];
  defaultValue: ComponentProps<'textarea'>['defaultValue'];
};

/**
 * The number of characters left. It is at the start of the line, so that a magnified page shows it. Over the limit an icon and
 * bold text show it as well (WCAG 2.2 1.4.1). Without JavaScript it cannot count, so it is not shown.
 */
export function Counter({ id, textarea, limit, remaining, value, defaultValue }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  const described = useRef<HTMLSpanElement>(null);
  useCounter({ textarea, shown, described, value, limit, remaining });
  const left = limit - String(value ?? defaultValue ?? '').length;
  const text = remaining(left);
  return (
    <>
      <div
        ref={shown}
        aria-hidden="true"
        data-over={left < 0}
        className="ds group mt-2 flex gap-2 text-small text-hint [font-variant-numeric:tabular-nums] data-[over=true]:font-medium data-[over=true]:text-danger noscript:hidden"
      >
        <span className="ds hidden group-data-[over=true]:block">
          <Drawing path={paths.error} />
        </span>
        <span data-count="">{text}</span>
      </div>
      <span ref={described} id={id} className="ds sr-only noscript:hidden">
        {text}
      </span>
    </>
  );
}

/** Milliseconds after the last key until the count is spoken (Registration §9). */
const PAUSE_MS = 1500;

type Options = {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** The visible counter, which changes with every key. */
  shown: RefObject<HTMLElement | null>;
  /** The description of the field, which changes when focus leaves. */
  described: RefObject<HTMLElement | null>;
  /** The controlled value. A key that the page rejects is undone only after every listener has run. */
  value: ComponentProps<'textarea'>['value'];
  limit: number;
  remaining: (count: number) => string;
};

/**
 * Keeps a count by writing to the DOM, because a React commit for each key makes typing slow on a cheap phone.
 *
 * The description changes only when focus leaves, because NVDA reads a changed description again, which would be at every key.
 * The announcer reads the count after a pause. Over the limit it does so only the first time.
 *
 * A script that sets the text fires no input event. But the caret moves to the end of the text, and most browsers fire
 * `selectionchange` for that even without focus. In the others the count is correct when the shopper enters or leaves the field.
 */
function useCounter({ textarea, shown, described, value, limit, remaining }: Options): void {
  const announce = useAnnouncer();
  const left = (text = value ?? textarea.current?.value ?? '') => limit - String(text).length;

  const show = useEffectEvent((text?: string) => paint(shown.current, remaining(left(text)), left(text) < 0));
  const describe = useEffectEvent((text?: string) => write(described.current, remaining(left(text))));
  const over = useEffectEvent(() => left() < 0);
  const say = useEffectEvent(() => announce(remaining(left())));

  const update = useEffectEvent((text?: string) => {
    show(text);
    const { current } = textarea;
    if (current && treeOf(current).activeElement !== current) describe(text);
  });

  // After every commit, because a controlled value, another limit or another language comes without an input event.
  useLayoutEffect(() => update());

  useEffect(() => {
    const element = textarea.current;
    if (!element) return undefined;
    const events = new AbortController();
    const { signal } = events;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldOver = over();

    const speak = () => {
      const again = toldOver && over();
      toldOver = over();
      if (!again) say();
    };
    const follow = () => {
      show();
      clearTimeout(timer);
      timer = setTimeout(speak, PAUSE_MS);
    };
    // A screen reader would read the count of a field that was left as that of the next one.
    const comeOrGo = () => {
      clearTimeout(timer);
      show(element.value);
      describe(element.value);
    };
    // A reset empties the field after its event.
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        show();
        describe();
        toldOver = over();
      });
    };
    element.addEventListener('input', follow, { signal });
    element.addEventListener('selectionchange', () => update(element.value), { signal });
    element.addEventListener('focus', comeOrGo, { signal });
    element.addEventListener('blur', comeOrGo, { signal });
    hearForm(element, 'reset', start, signal);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [textarea]);
}

function paint(counter: HTMLElement | null, text: string, over: boolean): void {
  counter?.setAttribute('data-over', String(over));
  write(counter?.querySelector('[data-count]'), text);
}

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
