import { control as controlClass } from '../field/control.ts';
import { SystemIcon } from '../icon/system-icon.tsx';
import { useDefaultOption } from '../select/use-default-option.ts';
import type { SelectOption } from '../select/select.tsx';
import type { PhonePartProps } from './phone-part.ts';
import { wiring } from './phone-part.ts';

type Props = PhonePartProps & {
  options: readonly SelectOption[];
  placeholder: string | undefined;
};

/** The prefix in a native select: one letter or digit finds it, and phones keep their own sheet. */
export function PrefixSelect({ options, placeholder, ...props }: Props) {
  const { id, label, state, required: _required, errorId: _errorId, ...rest } = props;
  const select = useDefaultOption(undefined, rest.value ?? rest.defaultValue);
  return (
    <div className="w-short max-w-full">
      <label htmlFor={id} className="mb-1 block text-small text-hint">
        {label}
      </label>
      <div className="relative">
        <select
          {...rest}
          {...wiring(props)}
          ref={select}
          // The arrow's room, whatever the state: no option runs under it.
          className={`ds-select flex items-center ${controlClass({ state })} pe-10 [font-variant-numeric:tabular-nums]`}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <span className="ds-select-mark">
          <SystemIcon name="chevron" />
        </span>
      </div>
    </div>
  );
}
