import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'fieldset'>, 'className'> & {
  /** Class of its place on the page. */
  place?: string;
};

/**
 * A native fieldset in a block of its own: WebKit adds the height of the legend once more to one that is a flex item,
 * whenever the layout is made anew.
 */
export const Fieldset = ({ place, ...props }: Props) => (
  <div className={place}>
    <fieldset {...props} className="min-w-0" />
  </div>
);
