import { Root } from '@radix-ui/react-checkbox';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AllChecked } from './use-all-checked.ts';

type Props = {
  label: ReactNode;
  checked: AllChecked;
  /** Id of the group's error. */
  errorId: string | undefined;
  onChange: (all: boolean) => void;
};

/**
 * The tri-state parent. A native box says "mixed" as well, but only while a script keeps setting its `indeterminate`: here
 * all, none and some are three values of one prop (docs/decisions/0002). Its own `onCheckedChange` is left alone, because
 * Radix calls that for a form's reset too, and no box may be clicked then.
 */
export function SelectAll({ label, checked, errorId, onChange }: Props) {
  const id = useId();
  return (
    <div className="ds flex gap-3">
      <Root
        id={id}
        checked={checked}
        aria-describedby={errorId}
        className="ds ds-check"
        onClick={() => onChange(checked !== true)}
      />
      <label htmlFor={id} className="ds min-h-target cursor-pointer py-2 font-medium">
        {label}
      </label>
    </div>
  );
}
