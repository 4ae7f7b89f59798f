import { Part, partControl } from '../internal/part/part.tsx';
import { SelectBox } from '../internal/select-box/select-box.tsx';
import type { SelectOption } from '../internal/select-box/select-box.tsx';
import type { PhonePartProps } from './phone-part.ts';

type Props = PhonePartProps & {
  options: readonly SelectOption[];
  placeholder: string | undefined;
};

/** The prefix in a native select: one letter or digit finds it, and phones keep their own sheet. */
export const PrefixSelect = ({ label, ...props }: Props) => (
  <Part id={props.id} label={label} width="ds w-short max-w-full">
    <div className="ds relative">
      <SelectBox {...partControl(props)} state={props.state} numeric />
    </div>
  </Part>
);
