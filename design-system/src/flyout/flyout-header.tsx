import { Close, Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { SystemIcon } from '../icon/system-icon.tsx';

type Props = { title: ReactNode; description: ReactNode };

/** What the sheet is about, and the way out. It stays while the body scrolls. */
export function FlyoutHeader({ title, description }: Props) {
  const { strings } = useDesignSystem();
  return (
    <div className="shrink-0 border-b-thin border-hairline bg-card px-[min(var(--ds-space-6),5vw)] py-4">
      {/* The title keeps the whole line where large text and the button do not fit side by side (WCAG 2.2 1.4.4). */}
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-4">
        <Title className="min-w-0 grow basis-[8rem] pt-2 font-heading text-h2 font-display leading-heading text-balance">
          {title}
        </Title>
        <Close className="-me-[0.625rem] ms-auto flex size-target shrink-0 cursor-pointer items-center justify-center rounded-control text-hint hover:bg-action-soft hover:text-ink">
          <SystemIcon name="close" size="size-6" />
          <span className="sr-only">{strings.close}</span>
        </Close>
      </div>
      {description ? <Description className="mt-1 text-hint">{description}</Description> : null}
    </div>
  );
}
