import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';

/** How strong a password is: weak, ok, strong, very strong (Registration §4). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** How long the shopper has to pause before a new level is spoken: nobody wants to hear it between two keys. */
const PAUSE_MS = 1200;

const SEGMENTS = [0, 1, 2, 3] as const;

type Props = {
  input: RefObject<HTMLInputElement | null>;
  strength: (value: string) => PasswordStrength;
};

/**
 * Follows every key by writing to the page directly: a React commit per key press is what makes typing lag on a cheap phone.
 * Seen at once, spoken only when the level has changed and the shopper pauses. The colour of the bar repeats the words.
 */
export function StrengthMeter({ input, strength }: Props) {
  const { strings, announce } = useDesignSystem();
  const meter = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const table = strings.passwordStrength;

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let spoken: PasswordStrength | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      const level = element.value === '' ? undefined : strength(element.value);
      if (meter.current) meter.current.dataset.level = level === undefined ? '' : String(level);
      if (words.current) words.current.textContent = level === undefined ? '' : `: ${table[level]}`;
      return level;
    };
    const follow = () => {
      const level = show();
      clearTimeout(timer);
      if (level === undefined || level === spoken) return;
      timer = setTimeout(() => {
        spoken = level;
        announce(`${table.label}: ${table[level]}`);
      }, PAUSE_MS);
    };

    // What was typed before hydration is judged, but not spoken: it is not news to the one who typed it.
    spoken = show();
    element.addEventListener('input', follow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', follow);
    };
  }, [input, strength, announce, table]);

  return (
    <div ref={meter} className="ds-strength" data-level="">
      <div aria-hidden="true" className="ds-strength-bar">
        {SEGMENTS.map((segment) => (
          <span key={segment} />
        ))}
      </div>
      <p className="mt-1 text-small text-hint">
        {table.label}
        <span ref={words} className="font-strong text-ink" />
      </p>
    </div>
  );
}
