import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAnnouncer } from '../design-system-provider/context.ts';
import { treeOf } from '../internal/tree.ts';
import { Lines, Popup, StatusLine } from './popup.tsx';
import { closed, createSearch, reduce, useSpoken } from './search.ts';
import type { SuggestingProps, Suggestion } from './suggestion.ts';
import { useAttribute, useInputEvents, useSpinnerRoom, writeText } from './use-input.ts';
import { useListBox } from './use-list-box.ts';

type Props<S extends Suggestion> = SuggestingProps<S> & {
  /** The input of the plain field. */
  input: RefObject<HTMLInputElement | null>;
  /** Whether the shopper typed before the list was loaded. */
  typedRef: RefObject<boolean>;
};

/** These keys move the caret, so that the next Enter submits the form again. */
const CARET = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Turns a plain input into an editable combo box with a list, as in the ARIA patterns. React Aria holds the lines and moves
 * between them (`useListState`, `ListKeyboardDelegate`).
 *
 * React Aria's `useComboBox` and `useOption` are not used. They add a live region with texts of their own, hide our announcer,
 * and add a `<style>` element that a strict CSP blocks. They also send the input a `blur` with each arrow key, which a form takes
 * for the end of the input, and keep the text in React state.
 */
export function Suggestions<S extends Suggestion>({ input, typedRef, strings, ...props }: Props<S>) {
  const { source, onSelect, minLength = 1, debounce = 300, limit = 5 } = props;
  const id = useId();
  const announce = useAnnouncer();
  const [{ phase, lines, answer }, tell] = useReducer(reduce<S>, closed);
  const [search] = useState(() => createSearch<S>(tell));
  const shown = lines.slice(0, limit);
  const open = shown.length > 0;
  const busy = open && phase === 'loading';
  const words: Partial<Record<typeof phase, string | undefined>> = strings;
  const silent = phase === 'idle' || (!open && !words[phase]);
  const forgetSaid = useSpoken(phase, strings, shown.length, lines.length);
  /** The arrow key that the shopper pressed before the list opened. */
  const arrow = useRef<string>(undefined);

  const query = () => {
    const text = input.current?.value.trim() ?? '';
    return text.length < minLength ? undefined : text;
  };
  const ask = (wait: number, key?: string) => {
    arrow.current = key;
    if (query() === undefined) search.close();
    else search.ask(query, source, wait);
  };
  const retry = () => {
    // The button disappears with the error, so focus moves to the input first.
    input.current?.focus();
    forgetSaid();
    ask(0);
  };
  /** Puts a suggestion into the field, and informs the shopper, the form (`input` and `change`) and the page. */
  const choose = (line: S) => {
    const { current } = input;
    if (!current) return;
    writeText(current, line.text ?? line.label);
    // Writing the text has started a query, as typing does.
    search.close();
    if (!line.unfinished) current.dispatchEvent(new Event('change', { bubbles: true }));
    announce(strings.selected(line.label));
    onSelect?.(line);
  };
  const list = useListBox({ id, lines: shown, answer, busy, input, onChoose: choose });
  const pressOpen = (event: KeyboardEvent) => {
    if (list.move(event.key)) event.preventDefault();
    if (CARET.has(event.key)) list.forget();
    if (event.key !== 'Enter') return;
    // Without an active line Enter submits the form.
    if (!list.active) return search.close();
    event.preventDefault();
    choose(list.active);
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape' && !silent) {
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
      search.close();
    } else if (event.composedPath()[0] !== input.current || ctrlKey || metaKey) return;
    else if (altKey && key === 'ArrowUp') search.close();
    else if (phase === 'ready') {
      if (!altKey) pressOpen(event);
    } else if (key === 'Enter') search.close();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (phase === 'error') retry();
      else if (phase === 'loading') arrow.current = key;
      else ask(0, altKey ? undefined : key);
    }
  };
  const askForTyped = useEffectEvent(() => {
    const { current } = input;
    if (typedRef.current && current && treeOf(current).activeElement === current) ask(0);
    typedRef.current = false;
  });
  const begin = useEffectEvent((answers: number) => {
    if (answers > 0 && arrow.current) list.move(arrow.current);
  });

  useInputEvents(input, { onType: () => ask(debounce), onLeave: search.close, onKeyDown: press });
  useSpinnerRoom(input, busy);
  useAttribute(input, 'role', 'combobox');
  useAttribute(input, 'aria-autocomplete', 'list');
  useAttribute(input, 'aria-expanded', String(open));
  useAttribute(input, 'aria-controls', open ? id : undefined);
  useEffect(() => begin(answer), [answer]);
  useEffect(() => {
    // Deferred, because StrictMode mounts twice: the first unmount would drop the query.
    const timer = setTimeout(() => askForTyped());
    return () => {
      clearTimeout(timer);
      search.close();
    };
  }, [search]);

  if (silent) return null;
  return (
    <Popup input={input} busy={busy}>
      {open ? (
        <Lines key={answer} label={strings.list} list={list} />
      ) : (
        <StatusLine phase={phase} strings={strings} onRetry={retry} />
      )}
    </Popup>
  );
}
