import { cva } from 'class-variance-authority';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { useAnnouncer } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useCloseAfter, useFocusReturn } from './closing.ts';

/** The kind of news. All components use these names, and each supports those that it can show. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Large text on a phone gets a line of its own below icon and button (WCAG 2.2 1.4.4). */
const box = cva('ds ds-come flex flex-wrap gap-x-3 rounded-control border-thin py-2 ps-4 pe-1 scroll-mt-8', {
  variants: {
    tone: {
      info: 'border-notice bg-notice text-notice',
      success: 'border-success bg-success text-success',
      warning: 'border-control-strong bg-panel text-ink',
      error: 'border-danger bg-danger text-danger',
    },
  },
});

type Props = {
  tone: Tone;
  toneLabel?: string | undefined;
  heading?: ReactNode;
  children: ReactNode;
  closeLabel: string;
  closeAfter?: number | undefined;
  onClose: (reason: 'button' | 'time') => void;
  id?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * A visible notification. It mounts and unmounts with its content, so that each one is announced, timed and closed separately.
 */
export function NotificationBox({ tone, toneLabel, heading, children, closeLabel, ...props }: Props) {
  const { closeAfter, onClose, id, ref } = props;
  const headingId = useId();
  const element = useRef<HTMLElement>(null);
  useSharedRef(element, ref);
  const words = useRef<HTMLDivElement>(null);
  useSayWords(words, tone);
  useCloseAfter(element, closeAfter, () => onClose('time'));
  const focusReturn = useFocusReturn(element);
  return (
    <section
      ref={element}
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      data-tone={tone}
      className={box({ tone })}
      {...focusReturn}
    >
      <span className="ds py-2">
        <ToneIcon tone={tone} />
      </span>
      <div ref={words} className="ds min-w-0 grow basis-[min(100%,8rem)] py-2">
        {toneLabel ? <p className="ds sr-only">{toneLabel}</p> : null}
        {heading ? (
          <p id={headingId} className="ds font-strong">
            {heading}
          </p>
        ) : null}
        <div className={heading ? 'ds text-ink' : 'ds font-medium'}>{children}</div>
      </div>
      <button
        type="button"
        className="ds ms-auto flex size-target shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-action-soft hover:text-ink noscript:hidden"
        onClick={() => onClose('button')}
      >
        <Drawing path={paths.close} />
        <span className="ds sr-only">{closeLabel}</span>
      </button>
    </section>
  );
}

/** Announces the readable text once, and again when it changes. */
function useSayWords(words: RefObject<HTMLElement | null>, tone: Tone): void {
  const announce = useAnnouncer();
  const said = useRef('');
  useEffect(() => {
    const parts = [...(words.current?.children ?? [])].map((part) => part.textContent);
    const text = parts.join(' ');
    if (text === said.current) return;
    said.current = text;
    announce(text, tone === 'error' ? 'assertive' : 'polite');
  });
}

const warning =
  'M12 10v4.2M12 17.2v.1M10.4 4.6 3.2 17.4A1.8 1.8 0 0 0 4.8 20h14.4a1.8 1.8 0 0 0 1.6-2.6L13.6 4.6a1.8 1.8 0 0 0-3.2 0Z';

const drawings = { info: paths.info, success: paths.success, error: paths.error } as const;

/** Each tone has its own shape, because many shoppers cannot distinguish colours (WCAG 2.2 1.4.1). */
function ToneIcon({ tone }: { tone: Tone }) {
  return tone === 'warning' ? (
    <Drawing path={warning} size="size-6" />
  ) : (
    <Drawing path={drawings[tone]} size="size-6" />
  );
}
