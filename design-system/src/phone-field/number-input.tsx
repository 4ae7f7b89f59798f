import { controlClass } from '../field/control.ts';
import { Part, partControl } from '../internal/part/part.tsx';
import type { PhonePartProps } from './phone-part.ts';

/**
 * The number behind the prefix. `type="tel"` brings the phone's keys, and no `maxLength`: it would cut a pasted number
 * off in silence, and the shopper would send half of it.
 */
export const NumberInput = ({ label, ...props }: PhonePartProps) => (
  <Part id={props.id} label={label} width="ds max-w-medium min-w-0 flex-[1_1_9rem]">
    <input
      {...partControl(props)}
      type="tel"
      className={controlClass({ state: props.state, className: '[font-variant-numeric:tabular-nums]' })}
    />
  </Part>
);
