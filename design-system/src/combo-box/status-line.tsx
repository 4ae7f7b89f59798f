import { SystemIcon } from '../icon/system-icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { ComboBoxStrings } from './suggestion.ts';

type Props = {
  phase: 'loading' | 'empty' | 'error';
  strings: ComboBoxStrings;
  onRetry: () => void;
};

/** What stands in place of the lines while there are none. The announcer says it as well. */
export function StatusLine({ phase, strings, onRetry }: Props) {
  return (
    <div className="min-h-0 overflow-y-auto px-[min(var(--ds-space-4),5vw)] py-3 leading-control wrap-anywhere text-hint">
      {phase === 'loading' ? <Spinner size="small" label={strings.loading} /> : null}
      {phase === 'empty' ? strings.empty : null}
      {phase === 'error' ? <Failure text={strings.error} retry={strings.retry} onRetry={onRetry} /> : null}
    </div>
  );
}

/** Tab leads from the field to the button; the arrow down asks again as well. */
function Failure({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="flex min-w-0 gap-2 text-danger">
        <SystemIcon name="error" />
        <span className="min-w-0">{text}</span>
      </span>
      <button
        type="button"
        className="-mx-2 -my-1 min-h-target cursor-pointer rounded-control px-2 text-start font-strong text-link underline underline-offset-4 hover:bg-action-soft"
        onClick={onRetry}
      >
        {retry}
      </button>
    </div>
  );
}
