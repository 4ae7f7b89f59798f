import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import type { SuggestingProps } from './combo-box-props.ts';
import { Popup } from './popup.tsx';
import { StatusLine } from './status-line.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestion.ts';
import { useAttribute } from './use-attribute.ts';
import { useChoice } from './use-choice.ts';
import { useEscape } from './use-escape.ts';
import { useInputEvents } from './use-input-events.ts';
import { useSpinnerRoom } from './use-spinner-room.ts';
import { useSpoken } from './use-spoken.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTypedBefore } from './use-typed-before.ts';

type Props<S extends Suggestion> = SuggestingProps<S> & {
  /** The input of the plain field. */
  input: RefObject<HTMLInputElement | null>;
  /** Tells once whether the shopper was typing while the list was not there. */
  takeTyped: () => boolean;
};

/**
 * What makes a combo box of a plain input: the editable combo box with a list, as the ARIA patterns describe it. Lines and
 * arrows are React Aria's (`useListState`, `ListKeyboardDelegate`).
 *
 * Its `useComboBox` and `useOption` are left out on purpose. They bring a live region with words of their own and hide the
 * announcer's, add a `<style>` element that a strict CSP refuses, send the input a `blur` with each arrow, which a form takes
 * for the end of the input, and hold the text in React's state.
 */
export function Suggestions<S extends Suggestion>({ input, takeTyped, strings, ...props }: Props<S>) {
  const { source, onSelect, minLength = 1, debounce = 300, limit = 5 } = props;
  const id = useId();
  const { state, search } = useSuggestions<S>();
  const start = useRef<'first' | 'last'>(undefined);
  const { phase, answer } = state;
  const lines = state.lines.slice(0, limit);
  const forgetSaid = useSpoken(phase, lines.length, strings);

  const query = () => {
    const text = input.current?.value.trim() ?? '';
    return text.length < minLength ? undefined : text;
  };
  const ask = (wait: number, from?: 'first' | 'last') => {
    start.current = from;
    if (query() === undefined) search.close();
    else search.ask(query, source, wait);
  };
  const retry = () => {
    // The button goes away with the error; the focus must not go with it.
    input.current?.focus();
    forgetSaid();
    ask(0);
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (altKey && key === 'ArrowUp') search.close();
    // With lines to choose from the list has the keys.
    else if (phase === 'ready') return;
    else if (key === 'Enter') search.close();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (phase === 'error') retry();
      else if (phase === 'loading') start.current = key === 'ArrowDown' ? 'first' : 'last';
      else if (altKey) ask(0);
      else ask(0, key === 'ArrowDown' ? 'first' : 'last');
    }
  };
  const { choose, choosing } = useChoice<S>({ input, strings, onSelect, close: search.close });

  useInputEvents(input, {
    onType: () => {
      if (!choosing.current) ask(debounce);
    },
    onLeave: search.close,
    onKeyDown: press,
  });
  useEscape(input, {
    open: phase !== 'idle',
    onEscape: () => {
      input.current?.focus();
      search.close();
    },
  });
  useTypedBefore(input, takeTyped, () => ask(0));

  const open = lines.length > 0;
  const busy = open && phase === 'loading';
  useSpinnerRoom(input, busy);
  useAttribute(input, 'role', 'combobox');
  useAttribute(input, 'aria-autocomplete', 'list');
  useAttribute(input, 'aria-expanded', String(open));
  useAttribute(input, 'aria-controls', open ? id : undefined);

  if (phase === 'idle') return null;
  return (
    <Popup input={input} busy={busy}>
      {open ? (
        <SuggestionList
          key={answer}
          {...{ id, lines, input, start }}
          label={strings.list}
          busy={busy}
          onChoose={choose}
          onClose={search.close}
        />
      ) : (
        <StatusLine phase={phase === 'ready' ? 'empty' : phase} strings={strings} onRetry={retry} />
      )}
    </Popup>
  );
}
