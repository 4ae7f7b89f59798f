import { Root } from '@radix-ui/react-checkbox';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AllChecked } from './use-all-checked.ts';

type Props = {
  label: ReactNode;
  checked: AllChecked;
  onCheckedChange: (checked: AllChecked) => void;
};

/** The tri-state parent: `aria-checked="mixed"` is what a native checkbox can only say to the eye. */
export function SelectAll({ label, checked, onCheckedChange }: Props) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <Root id={id} checked={checked} onCheckedChange={onCheckedChange} className="ds-check" />
      <label htmlFor={id} className="min-h-target cursor-pointer py-2 font-medium">
        {label}
      </label>
    </div>
  );
}
