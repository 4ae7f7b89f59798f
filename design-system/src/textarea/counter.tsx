import { useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { useCounter } from './use-counter.ts';

type Props = {
  /** Id of the text that describes the field. */
  id: string;
  textarea: RefObject<HTMLTextAreaElement | null>;
  limit: number;
  remaining: (count: number) => string;
  value: ComponentProps<'textarea'>['value'];
  defaultValue: ComponentProps<'textarea'>['defaultValue'];
};

/**
 * How much may still be written. At the start of the line, where it is in view for whoever magnifies the page. Over the
 * limit an icon and weight say so too (WCAG 2.2 1.4.1). Without JavaScript it could not count, so it is not there.
 */
export function Counter({ id, textarea, limit, remaining, value, defaultValue }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  const described = useRef<HTMLSpanElement>(null);
  useCounter({ textarea, shown, described, value, limit, remaining });
  const left = limit - String(value ?? defaultValue ?? '').length;
  const text = remaining(left);
  return (
    <>
      <div
        ref={shown}
        aria-hidden="true"
        data-over={left < 0}
        className="ds group mt-2 flex gap-2 text-small text-hint [font-variant-numeric:tabular-nums] data-[over=true]:font-medium data-[over=true]:text-danger noscript:hidden"
      >
        <span className="ds hidden group-data-[over=true]:block">
          <Drawing path={paths.error} />
        </span>
        <span data-count="">{text}</span>
      </div>
      <span ref={described} id={id} className="ds sr-only noscript:hidden">
        {text}
      </span>
    </>
  );
}
