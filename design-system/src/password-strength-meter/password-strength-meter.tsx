import { useRef } from 'react';
import type { RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { useFollow } from '../internal/use-follow.ts';

/** Strength of a password: weak, ok, strong, very strong (Registration §4). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Keeps the line of an empty field, so that nothing moves when the shopper types the first letter. */
const empty = '\u00A0';

/** The props of `PasswordStrengthMeter`. */
export type PasswordStrengthMeterProps = {
  /** The input whose value is judged. */
  input: RefObject<HTMLInputElement | null>;
  /** Rates a value that is not empty, from 0 weak to 3 very strong. It runs after each key, so it must be fast. */
  strength: (value: string) => PasswordStrength;
};

/**
 * Shows the strength of a new password below its field. `PasswordField` contains one if it has `strength`. Use the meter alone
 * for an input of your own. Its texts come from the provider. An empty field has none.
 *
 * The text changes after each key. The announcer reads it politely, only if the level has changed and the shopper pauses. The
 * colour of the bar repeats the text (WCAG 2.2 1.4.1).
 *
 * ```tsx
 * <PasswordStrengthMeter input={input} strength={passwordStrength} />
 * ```
 */
export function PasswordStrengthMeter({ input, strength }: PasswordStrengthMeterProps) {
  const { strings, announce } = useDesignSystem();
  const meter = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const table = strings.passwordStrength;
  const sentence = (level: PasswordStrength) => `${table.label}: ${table[level]}`;

  useFollow(input, {
    show: (value) => {
      const level = value ? strength(value) : undefined;
      if (meter.current) meter.current.dataset.level = `${level ?? ''}`;
      if (words.current) words.current.textContent = level === undefined ? empty : sentence(level);
      return level;
    },
    say: (level, before) => {
      if (level !== undefined && level !== before) announce(sentence(level));
    },
  });

  return (
    <div ref={meter} className="ds ds-strength mt-2" data-level="">
      <div aria-hidden="true" className="ds flex max-w-medium gap-1">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p ref={words} className="ds mt-1 text-small text-hint">
        {empty}
      </p>
    </div>
  );
}
