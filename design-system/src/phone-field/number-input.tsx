import { control as controlClass } from '../field/control.ts';
import type { PhonePartProps } from './phone-part.ts';
import { wiring } from './phone-part.ts';

/**
 * The number behind the prefix. `type="tel"` brings the phone's keys, and no `maxLength`: it would cut a pasted number
 * off in silence, and the shopper would send half of it.
 */
export function NumberInput(props: PhonePartProps) {
  const { id, label, state, required: _required, errorId: _errorId, ...rest } = props;
  return (
    <div className="max-w-medium min-w-0 flex-[1_1_9rem]">
      <label htmlFor={id} className="mb-1 block text-small text-hint">
        {label}
      </label>
      <input
        {...rest}
        {...wiring(props)}
        type="tel"
        className={`block ${controlClass({ state })} [font-variant-numeric:tabular-nums]`}
      />
    </div>
  );
}
