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
  /** Size of the text. @default 'body' */
  size?: 'small' | 'body' | 'lead';
  /** Meaning of the text: ordinary text, help, an error, or good news. @default 'ink' */
  tone?: 'ink' | 'hint' | 'success' | 'error';
  /** Whether the text is semibold. @default false */
  strong?: boolean;
};

/** A paragraph of at most about 65 characters a line. */
export function Text({ size = 'body', tone = 'ink', strong, ...rest }: TextProps) {
  return <p {...rest} className={text({ size, tone, strong })} />;
}
