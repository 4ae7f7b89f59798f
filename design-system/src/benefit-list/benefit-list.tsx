import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';

/** The props of `BenefitList`. */
export type BenefitListProps = {
  /** The benefits of a membership, one short line each. */
  items: readonly { icon: IconName; text: ReactNode }[];
};

/** Short lines with a small line icon each, for the side panel. */
export function BenefitList({ items }: BenefitListProps) {
  return (
    <ul className="ds flex flex-col gap-4">
      {items.map(({ icon, text }) => (
        <li key={icon} className="ds flex items-start gap-3">
          <span className="ds text-link">
            <Icon name={icon} size="size-6" />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
