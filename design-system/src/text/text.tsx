import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { warnOnce } from '../tone/warn-once.ts';

declare const process: { env: { NODE_ENV?: string } };

const text = cva('ds max-w-measure', {
  variants: {
    size: { small: 'text-small', body: 'text-body', lead: 'text-lead' },
    tone: {
      ink: 'text-ink',
      hint: 'text-hint',
      error: 'text-danger',
      danger: 'text-danger',
      success: 'text-success',
    },
    strong: { true: 'font-strong' },
  },
});

/** @deprecated Since 0.2.0 (2026-11-22), removed in 0.5.0. Use `error` instead. */
type FormerTone = 'danger';

type TextProps = Omit<ComponentProps<'p'>, 'className'> & {
  /** How large the words are. @default 'body' */
  size?: 'small' | 'body' | 'lead';
  /**
   * What the words are: the text itself, help, an error, or good news. `danger` is the former name of `error`, and goes in
   * 0.5.0. @default 'ink'
   */
  tone?: 'ink' | 'hint' | 'success' | 'error' | FormerTone;
  /** Semibold. @default false */
  strong?: boolean;
};

/** A paragraph, never wider than about 65 characters. */
export function Text({ size = 'body', tone = 'ink', strong, ...rest }: TextProps) {
  if (process.env.NODE_ENV !== 'production' && tone === 'danger') {
    warnOnce(
      'Text: `tone="danger"` is deprecated since 0.2.0 and goes in 0.5.0. Use `tone="error"` instead.',
    );
  }
  return <p {...rest} className={text({ size, tone, strong })} />;
}
