import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const text = cva('ds max-w-measure', {
  variants: {
    size: { small: 'text-small', body: 'text-body', lead: 'text-lead' },
    tone: {
      ink: 'text-ink',
      hint: 'text-hint',
      error: 'text-danger',
      success: 'text-success',
    },
    strong: { true: 'font-strong' },
  },
});

/** The props of `Text`. */
export type TextProps = Omit<ComponentProps<'p'>, 'className'> & {
  /** How large the words are. @default 'body' */
  size?: 'small' | 'body' | 'lead';
  /** What the words are: the text itself, help, an error, or good news. @default 'ink' */
  tone?: 'ink' | 'hint' | 'success' | 'error';
  /** Semibold. @default false */
  strong?: boolean;
};

/** A paragraph, never wider than about 65 characters. */
export function Text({ size = 'body', tone = 'ink', strong, ...rest }: TextProps) {
  return <p {...rest} className={text({ size, tone, strong })} />;
}
