import { cva } from 'class-variance-authority';

/**
 * On phones a button with a border or a ground has the full width. On wider screens it is as wide as its words. The text of a quiet
 * button begins at the edge of the form's text.
 */
export const button = cva(
  'ds inline-flex min-h-control items-center justify-center rounded-control border-strong py-3 text-center text-body font-strong leading-control disabled:cursor-not-allowed disabled:border-hairline disabled:bg-control-disabled disabled:text-hint',
  {
    variants: {
      variant: {
        primary:
          'border-transparent px-10 s:w-full bg-action text-action hover:bg-action-hover active:bg-action-pressed',
        secondary: 'border-action px-10 s:w-full bg-transparent text-link hover:bg-action-soft',
        quiet:
          'ds-quiet border-transparent bg-transparent text-link underline underline-offset-4 hover:bg-action-soft',
      },
      loading: { true: 'cursor-progress', false: 'cursor-pointer' },
    },
  },
);

/** The rank of an action: one primary per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
