import type { Suggestion } from './suggestion.ts';
import { useListBox } from './use-list-box.tsx';
import type { ListBoxOptions } from './use-list-box.tsx';

/** Its ring is the one of the focus, which the eye looks for; the focus itself stays in the input, whose keys lead here. */
const OPTION =
  'flex min-h-target cursor-pointer scroll-my-1 flex-col justify-center rounded-[calc(var(--ds-radius-control)-var(--ds-space-1))] px-[min(var(--ds-space-3),4vw)] py-2 leading-control wrap-anywhere outline-focus select-none not-aria-disabled:hover:bg-action-soft aria-selected:bg-action-soft aria-selected:outline-solid aria-selected:[outline-offset:calc(-1*var(--ds-edge-ring))] aria-selected:[outline-width:var(--ds-edge-ring)] aria-disabled:cursor-default aria-disabled:text-hint forced-colors:outline-[Highlight] forced-colors:aria-disabled:text-[GrayText]';

/** The lines of one answer. A new answer is a new list, so that no line stays active by chance. */
export function SuggestionList<S extends Suggestion>(options: ListBoxOptions<S>) {
  const { rows, listBoxProps, optionProps } = useListBox(options);
  return (
    <ul {...listBoxProps} className="min-h-0 overflow-y-auto overscroll-contain p-1">
      {rows.map((row) => (
        <li key={row.key} {...optionProps(row)} className={OPTION}>
          <span>{row.line.label}</span>
          {row.line.detail ? <span className="text-small text-hint">{row.line.detail}</span> : null}
        </li>
      ))}
    </ul>
  );
}
