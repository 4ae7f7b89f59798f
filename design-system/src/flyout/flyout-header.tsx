import { Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CloseButton } from '../internal/modal/close-button.tsx';

type Props = { title: ReactNode; description: ReactNode; canClose: boolean };

/** What the sheet is about, and the way out. It stays while the body scrolls. */
export function FlyoutHeader({ title, description, canClose }: Props) {
  return (
    <div className="ds shrink-0 border-b-thin border-hairline bg-card px-[min(var(--ds-space-6),5vw)] py-4">
      {/* The title keeps the whole line where large text and the button do not fit side by side (WCAG 2.2 1.4.4). */}
      <div className="ds flex flex-wrap-reverse items-end justify-between gap-x-4">
        <Title className="ds ds-heading min-w-0 grow basis-[8rem] pt-2 text-h2">{title}</Title>
        {canClose ? <CloseButton /> : null}
      </div>
      {description ? <Description className="ds mt-1 text-hint">{description}</Description> : null}
    </div>
  );
}
