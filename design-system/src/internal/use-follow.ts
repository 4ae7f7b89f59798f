import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { hearForm } from './events.ts';

/** How long the shopper has to pause before news is spoken: nobody wants to hear it between two keys. */
const PAUSE_MS = 1200;

type Follower<News> = {
  /** Shows what the input holds; called after each key, so it writes to the page and leaves React alone. */
  show: (value: string) => News;
  /** Says what is news to who has paused. */
  say: (news: News, before: News | undefined) => void;
};

/**
 * Follows what an input holds, however it came there: typed, filled in by a password manager, set by the page, reset. A React
 * commit per key press is what makes typing lag on a cheap phone, so nothing is committed.
 */
export function useFollow<News>(
  input: RefObject<HTMLInputElement | null>,
  { show, say }: Follower<News>,
): void {
  const look = useEffectEvent(() => show(input.current?.value ?? ''));
  const speak = useEffectEvent(say);

  // After every commit: a value set by the page, or another judge, came without an input event.
  useEffect(() => void look());

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const events = new AbortController();
    // What was typed before hydration is judged, but not spoken: it is not news to the one who typed it.
    let spoken: News | undefined = look();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const follow = () => {
      const news = look();
      clearTimeout(timer);
      // Emptied, it is a new password that begins.
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
    // A password manager may say nothing else.
    element.addEventListener('change', follow, events);
    // A reset empties the field only after its event.
    hearForm(element, 'reset', () => setTimeout(follow), events.signal);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [input]);
}
