import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'fieldset'>, 'className'> & {
  /** Class of the block. */
  place?: string;
  /** Hears every input within, beside the fieldset's own handlers. */
  hear?: (() => void) | undefined;
};

/**
 * A native fieldset in a block of its own: WebKit adds the height of the legend once more to one that is a flex item,
 * whenever the layout is made anew.
 */
export const Fieldset = ({ place, hear, ...props }: Props) => (
  <div className={place} onInput={hear}>
    <fieldset {...props} className="ds min-w-0" />
  </div>
);
