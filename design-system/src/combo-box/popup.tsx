import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { SuggestionsState } from './search.ts';
import type { ComboBoxStrings, Suggestion } from './suggestion.ts';
import type { useListBox } from './use-list-box.ts';
import { hasTopLayer, usePlacement } from './use-placement.ts';

type Props = {
  input: RefObject<HTMLElement | null>;
  /** Whether newer suggestions are loading. */
  busy: boolean;
  /** One element, which scrolls if there is too little room. */
  children: ReactNode;
};

/**
 * The frame of the list, over the content below the field. It is as wide as the field, but never too narrow for a word: a postal
 * code is short, its town is not. It is in the top layer if the browser has one. A press in it leaves the focus in the input, so
 * that a phone keeps its keyboard open.
 */
export function Popup({ input, busy, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  usePlacement(popup, input);
  return (
    <>
      {busy ? (
        <span className="ds pointer-events-none absolute inset-y-0 inset-e-4 flex items-center text-hint">
          <Spinner size="small" />
        </span>
      ) : null}
      <div
        ref={popup}
        role="presentation"
        popover={hasTopLayer() ? 'manual' : undefined}
        className="ds ds-come ds-popup"
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </div>
    </>
  );
}

/** The active option has the focus ring. The focus itself stays in the input, whose keys move the ring. */
const OPTION =
  'ds flex min-h-target cursor-pointer scroll-my-1 flex-col justify-center rounded-[calc(var(--ds-radius-control)-var(--ds-space-1))] px-[min(var(--ds-space-3),4vw)] py-2 leading-control wrap-anywhere outline-focus select-none not-aria-disabled:hover:bg-action-soft aria-selected:bg-action-soft aria-selected:outline-solid aria-selected:[outline-offset:calc(-1*var(--ds-edge-ring))] aria-selected:[outline-width:var(--ds-edge-ring)] aria-disabled:cursor-default aria-disabled:text-hint forced-colors:outline-[Highlight] forced-colors:aria-disabled:text-[GrayText]';

type LinesProps<S> = { label: string; list: ReturnType<typeof useListBox<S>> };

/** The suggestions of one response. */
export function Lines<S extends Suggestion>({ label, list }: LinesProps<S>) {
  const { rows, listBoxProps, optionProps } = list;
  return (
    <ul {...listBoxProps} aria-label={label} className="ds min-h-0 overflow-y-auto overscroll-contain p-1">
      {rows.map((row) => (
        <li key={row.key} {...optionProps(row)} className={OPTION}>
          {/* The key renders a new label when the text changes. React would otherwise keep separate text nodes, and some tools
              leave the blank between them out of the name. */}
          <Label key={[row.line.label, ...(row.line.typed ?? [])].join()} {...row.line} />
          {row.line.detail ? <span className="ds text-small text-hint">{row.line.detail}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function Label({ label, typed }: Suggestion) {
  const [start, end] = typed ?? [0, 0];
  return (
    <span className="ds [font-variant-numeric:tabular-nums]">
      {label.slice(0, start)}
      <b className="ds font-strong">{label.slice(start, end)}</b>
      {label.slice(end)}
    </span>
  );
}

type StatusProps = {
  phase: SuggestionsState<never>['phase'];
  strings: ComboBoxStrings;
  onRetry: () => void;
};

/**
 * Replaces the suggestions while there are none. The announcer says the same. After a failure Tab moves from the field to the
 * button, and the arrow down retries as well.
 */
export function StatusLine({ phase, strings, onRetry }: StatusProps) {
  return (
    <div className="ds min-h-0 overflow-y-auto px-[min(var(--ds-space-4),5vw)] py-3 leading-control wrap-anywhere text-hint">
      {phase === 'loading' ? <Spinner size="small" label={strings.loading} /> : null}
      {phase === 'empty' ? <span>{strings.empty}</span> : null}
      {phase === 'error' ? (
        <div className="ds flex flex-wrap items-center justify-between gap-x-4">
          <span className="ds flex min-w-0 gap-2 text-danger">
            <Drawing path={paths.error} />
            <span className="ds min-w-0">{strings.error}</span>
          </span>
          <button
            type="button"
            className="ds -mx-2 -my-1 min-h-target cursor-pointer rounded-control px-2 text-start font-strong text-link underline underline-offset-4 hover:bg-action-soft"
            onClick={onRetry}
          >
            {strings.retry}
          </button>
        </div>
      ) : null}
    </div>
  );
}
