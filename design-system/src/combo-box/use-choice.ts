import { useRef } from 'react';
import type { RefObject } from 'react';
import { useAnnouncer } from '../design-system-provider/use-announcer.ts';
import type { ComboBoxStrings, Suggestion } from './suggestion.ts';
import { writeText } from './write-text.ts';

type Options<S extends Suggestion> = {
  input: RefObject<HTMLInputElement | null>;
  strings: ComboBoxStrings;
  onSelect: ((suggestion: S) => void) | undefined;
  close: () => void;
};

/**
 * Puts a chosen line into the field, so that undo brings back what was typed, and says so to the shopper, to the form (`input`
 * and `change`) and to the page.
 *
 * @returns `choosing` is true while the text is written: nobody types it
 */
export function useChoice<S extends Suggestion>({
  input,
  strings,
  onSelect,
  close,
}: Options<S>): {
  choose: (suggestion: S) => void;
  choosing: RefObject<boolean>;
} {
  const announce = useAnnouncer();
  const choosing = useRef(false);

  const choose = (suggestion: S) => {
    const { current } = input;
    if (!current) return;
    close();
    choosing.current = true;
    writeText(current, suggestion.text ?? suggestion.label);
    choosing.current = false;
    current.dispatchEvent(new Event('change', { bubbles: true }));
    announce(strings.selected(suggestion.label));
    onSelect?.(suggestion);
  };
  return { choose, choosing };
}
