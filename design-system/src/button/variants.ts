import { cva } from 'class-variance-authority';

/** Full width on phones, as wide as its words with generous padding above. */
export const button = cva(
  'ds inline-flex min-h-control items-center justify-center rounded-control border-strong px-10 py-3 text-center text-body font-strong leading-control disabled:cursor-not-allowed disabled:border-hairline disabled:bg-control-disabled disabled:text-hint s:w-full',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-action text-action hover:bg-action-hover active:bg-action-pressed',
        secondary: 'border-action bg-transparent text-link hover:bg-action-soft',
        quiet:
          'border-transparent bg-transparent text-link underline underline-offset-4 hover:bg-action-soft',
      },
      loading: { true: 'cursor-progress', false: 'cursor-pointer' },
    },
  },
);

/** The rank of an action: one primary per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
