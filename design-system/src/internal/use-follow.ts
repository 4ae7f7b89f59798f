import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { hearForm } from './hear-form.ts';

/** Pause of the shopper before news is spoken, because speech between two keys disturbs. */
const PAUSE_MS = 1200;

type Follower<News> = {
  /** Shows the value of the input. It runs after each key, so it writes to the DOM without React. */
  show: (value: string) => News;
  /** Announces news when the shopper pauses. */
  say: (news: News, before: News | undefined) => void;
};

/**
 * Follows the value of an input from every source: typing, a password manager, the page, a reset. It causes no React commit,
 * because a commit for each key makes typing slow on a cheap phone.
 */
export function useFollow<News>(
  input: RefObject<HTMLInputElement | null>,
  { show, say }: Follower<News>,
): void {
  const look = useEffectEvent(() => show(input.current?.value ?? ''));
  const speak = useEffectEvent(say);

  // After every commit, because the page may set a value or another function without an input event.
  useEffect(() => void look());

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const events = new AbortController();
    // Text that was typed before hydration is shown but not spoken, because the shopper knows it.
    let spoken: News | undefined = look();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const follow = () => {
      const news = look();
      clearTimeout(timer);
      // After the field is emptied, a new password begins.
      if (element.value === '') {
        spoken = undefined;
        return;
      }
      timer = setTimeout(() => {
        speak(news, spoken);
        spoken = news;
      }, PAUSE_MS);
    };
    element.addEventListener('input', follow, events);
    // A password manager may fire no other event.
    element.addEventListener('change', follow, events);
    // A reset empties the field after its event.
    hearForm(element, 'reset', () => setTimeout(follow), events.signal);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [input]);
}
