import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'fieldset'>, 'className'> & {
  /** Class of the block. */
  place?: string;
  /** Called for every input event within, in addition to the fieldset's own handlers. */
  hear?: (() => void) | undefined;
};

/**
 * A native fieldset in a block of its own. If a fieldset is a flex item, WebKit adds the height of its legend again at each new
 * layout.
 */
export const Fieldset = ({ place, hear, ...props }: Props) => (
  <div className={place} onInput={hear}>
    <fieldset {...props} className="ds min-w-0" />
  </div>
);
