import { useRef } from 'react';
import type { RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { useFollow } from '../internal/follow/use-follow.ts';

/** How strong a password is: weak, ok, strong, very strong (Registration §4). */
export type PasswordStrength = 0 | 1 | 2 | 3;

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
 * Seen at once, spoken politely only when the level has changed and the shopper pauses. The colour of the bar repeats the
 * words (WCAG 2.2 1.4.1).
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

  useFollow(input, {
    show: (value) => {
      const level = value ? strength(value) : undefined;
      if (meter.current) meter.current.dataset.level = `${level ?? ''}`;
      if (words.current) words.current.textContent = level === undefined ? '' : `: ${table[level]}`;
      return level;
    },
    say: (level, before) => {
      if (level !== undefined && level !== before) announce(`${table.label}: ${table[level]}`);
    },
  });

  return (
    <div ref={meter} className="ds ds-strength" data-level="">
      <div aria-hidden="true" className="ds ds-strength-bar">
        {SEGMENTS.map((segment) => (
          <span key={segment} />
        ))}
      </div>
      <p className="ds mt-1 text-small text-hint">
        <span>{table.label}</span>
        <span ref={words} className="font-strong text-ink" />
      </p>
    </div>
  );
}
