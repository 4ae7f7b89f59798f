import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';

/** How strong a password is: weak, ok, strong, very strong (Registration §4). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** How long the shopper has to pause before a new level is spoken: nobody wants to hear it between two keys. */
const PAUSE_MS = 1200;

const SEGMENTS = [0, 1, 2, 3] as const;

type PasswordStrengthMeterProps = {
  /** The input whose value is judged. */
  input: RefObject<HTMLInputElement | null>;
  /** Judges a value that is not empty: 0 weak to 3 very strong. Called after each key, so it should take no time. */
  strength: (value: string) => PasswordStrength;
};

/**
 * How strong a new password is, below its field. `PasswordField` shows one by itself when it is given `strength`; alone it
 * serves an input of your own. The words are the provider's.
 *
 * It follows every key by writing to the page directly: a React commit per key press is what makes typing lag on a cheap
 * phone. Seen at once, spoken politely only when the level has changed and the shopper pauses. The colour of the bar repeats
 * the words (WCAG 2.2 1.4.1).
 *
 * ```tsx
 * <PasswordStrengthMeter input={input} strength={passwordStrength} />
 * ```
 */
export function PasswordStrengthMeter({ input, strength }: PasswordStrengthMeterProps) {
  const { strings, announce } = useDesignSystem();
  const meter = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const table = strings.passwordStrength;

  const show = useEffectEvent(() => {
    const value = input.current?.value;
    const level = value ? strength(value) : undefined;
    if (meter.current) meter.current.dataset.level = `${level ?? ''}`;
    if (words.current) words.current.textContent = level === undefined ? '' : `: ${table[level]}`;
    return level;
  });
  const say = useEffectEvent((level: PasswordStrength) => announce(`${table.label}: ${table[level]}`));

  // After every commit: a value set by the page, or another estimator, came without an input event.
  useEffect(() => void show());

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const events = new AbortController();
    // What was typed before hydration is judged, but not spoken: it is not news to the one who typed it.
    let spoken = show();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const follow = () => {
      const level = show();
      clearTimeout(timer);
      // Emptied, it is a new password that begins.
      if (level === undefined || level === spoken) {
        spoken = level;
        return;
      }
      timer = setTimeout(() => {
        spoken = level;
        say(level);
      }, PAUSE_MS);
    };
    element.addEventListener('input', follow, events);
    // A password manager may say nothing else.
    element.addEventListener('change', follow, events);
    // A reset empties the field only after its event.
    element.form?.addEventListener('reset', () => setTimeout(follow), events);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [input]);

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
