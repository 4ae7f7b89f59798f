import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { treeOf } from '../internal/tree.ts';

/** A line of the summary. */
export type FieldInError = {
  /** The `id` of the control, or of the fieldset if a field has several controls. */
  id: string;
  /** The error and its remedy, in the same words as at the field. */
  text: ReactNode;
};

/** The props of `ErrorSummary`. */
export type ErrorSummaryProps = {
  /** The name of the summary, such as "Please correct your entries". */
  heading: ReactNode;
  /** Its rank in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Returns the sentence with the number of errors, in the plural of the language. @default no sentence */
  countText?: ((count: number) => ReactNode) | undefined;
  /** The fields, in the order of the page. Without fields the component renders nothing. */
  errors: readonly FieldInError[];
  id?: string | undefined;
  /** The heading. A script can focus it: `ref.current.focus()`. */
  ref?: Ref<HTMLHeadingElement>;
};

/**
 * Lists the errors of a form as links to its fields (WCAG 2.2 3.3.1, 2.4.3). Without JavaScript they are ordinary links within
 * the page. It is no live region, because after a failed submit the page moves focus to the heading. A screen reader then reads
 * heading and count.
 *
 * ```tsx
 * <ErrorSummary ref={summary} heading={t('correct')} countText={(count) => t('errors', { count })} errors={errors} />
 * ```
 */
export function ErrorSummary({ heading, headingLevel = 2, countText, errors, id, ref }: ErrorSummaryProps) {
  const own = useId();
  if (errors.length === 0) return null;
  const [headingId, countId] = [`${own}-heading`, `${own}-count`];
  const count = countText?.(errors.length);
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-tone="error"
      className="ds ds-come flex flex-wrap gap-3 rounded-control border-strong border-danger bg-danger p-4 text-danger"
    >
      <Drawing path={paths.error} size="size-6" />
      {/* Large text on a phone gets a line of its own below the icon (WCAG 2.2 1.4.4). */}
      <div className="ds min-w-0 grow basis-[min(100%,8rem)]">
        <Heading
          ref={ref}
          id={headingId}
          level={headingLevel}
          size={3}
          tabIndex={-1}
          aria-describedby={count ? countId : undefined}
        >
          {heading}
        </Heading>
        {count ? (
          <p id={countId} className="ds mt-1 text-ink">
            {count}
          </p>
        ) : null}
        <ul className="ds mt-2 flex flex-col">
          {errors.map((error) => (
            <li key={error.id}>
              <FieldLink {...error} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FieldLink({ id, text }: FieldInError) {
  const lead = (event: MouseEvent) => {
    // The address does not change, so that Back leaves the form.
    if (leadToField(event.currentTarget, id)) event.preventDefault();
  };
  return (
    <a
      href={`#${id}`}
      className="ds inline-flex min-h-8 items-center rounded-check py-1 font-medium underline underline-offset-3 hover:decoration-2 pointer-coarse:min-h-target"
      onClick={lead}
    >
      <span>{text}</span>
    </a>
  );
}

const CONTROLS =
  ':is(input:not([type="hidden"]), select, textarea, button, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * Moves focus to the control, or to the first control of a fieldset. Scrolls its label or legend to the top, because a control
 * without its question is hard to understand (WCAG 2.2 2.4.3, 3.3.1). Opens disclosures around it.
 *
 * @param from an element in the same document or shadow root
 * @param id of the control or fieldset
 * @returns false if there is nothing to focus, so that the browser follows the link
 */
export function leadToField(from: Element, id: string): boolean {
  const field = treeOf(from).querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const control = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  if (!field || !control) return false;
  for (const around of treeOf(field).querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    if (around.contains(field)) around.open = true;
  }
  // Shows the focus ring even after a click, because the shopper did not move the focus.
  control.focus({ preventScroll: true, focusVisible: true });
  (question(field) ?? control).scrollIntoView({ block: 'start' });
  // If a label fills the window at 400 % zoom, the control is more important.
  control.scrollIntoView({ block: 'nearest' });
  return true;
}

function question(field: HTMLElement): Element | null | undefined {
  if (field.matches('fieldset')) return field.querySelector('legend');
  return treeOf(field).querySelector(`label[for="${CSS.escape(field.id)}"]`);
}
