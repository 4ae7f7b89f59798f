import type { ChangeEventHandler } from 'react';
import { controlClass } from '../field/control.ts';
import { Part, partControl } from '../internal/part/part.tsx';
import type { PartProps } from '../internal/part/part.tsx';

/** One of the three inputs. */
export type DatePart = 'day' | 'month' | 'year';

type Props = PartProps & {
  part: DatePart;
  name: string;
  defaultValue: string | undefined;
  disabled: boolean | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
};

/** A number of two or four digits; `inputMode` and not `type="number"`, which steps when the wheel turns over it. */
export const DatePartInput = ({ part, label, ...props }: Props) => (
  <Part id={props.id} label={label} width={part === 'year' ? 'ds w-[6.5rem]' : 'ds w-[4.75rem]'}>
    <input
      {...partControl(props)}
      data-part={part}
      type="text"
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      className={controlClass({ state: props.state, className: '[font-variant-numeric:tabular-nums]' })}
    />
  </Part>
);
