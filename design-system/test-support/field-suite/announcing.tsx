import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DesignSystemProvider } from '../../src/index.ts';
import { strings } from '../strings.ts';
import { findStage, Stage } from './stage.tsx';
import { texts } from './subject.tsx';
import type { Subject } from './subject.tsx';

type JudgedProps = { field: Subject; announceErrors?: boolean; wrong?: boolean; early?: boolean };

/** A page that validates its field when focus leaves it, or early: while it has the focus. */
function Judged({ field, announceErrors, wrong = false, early = false }: JudgedProps): ReactNode {
  const [error, setError] = useState(wrong ? texts.error : undefined);
  const judge = () => setError(texts.error);
  return (
    <DesignSystemProvider strings={strings} {...(announceErrors === undefined ? {} : { announceErrors })}>
      <Stage>
        <div onBlur={early ? undefined : judge} onInput={early ? judge : undefined}>
          {field.ui(error ? { error } : {})}
        </div>
      </Stage>
    </DesignSystemProvider>
  );
}

async function showJudged(props: JudgedProps) {
  const { container } = await render(<Judged {...props} />);
  return findStage(container, props.field.frame);
}

const said = () => [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);

/** Milliseconds within which the announcer must have spoken. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Moves into the field and on to the button after it. Tab may stop at a button of the field. */
async function walkThrough({ controls, after }: ReturnType<typeof findStage>): Promise<void> {
  controls.at(-1)?.focus();
  await userEvent.keyboard('{Tab}');
  after.focus();
}

/** An error that appears because focus left the field is announced once (WCAG 2.2 4.1.3). */
export const announcing = {
  async 'an error that appears when it is left is said once, politely, with its name'(field: Subject) {
    const stage = await showJudged({ field });
    await walkThrough(stage);
    await expect.poll(said).not.toEqual([]);
    // The first message decides: a wrong one stays wrong, and to wait longer would only delay the failure.
    expect(said()).toEqual([`Feld. Fehler: ${texts.error}`]);
    expect(document.querySelector('[aria-live=polite]')?.textContent).toContain(texts.error);
  },

  async 'an error that appears in it before it is left is said once, when it is left'(field: Subject) {
    const stage = await showJudged({ field, early: true });
    await field.enter(stage);
    await expect.poll(() => stage.box.textContent).toContain(texts.error);
    await aWhile();
    expect(said()).toEqual([]);
    await walkThrough(stage);
    await expect.poll(said).toEqual([`Feld. Fehler: ${texts.error}`]);
  },

  async 'an error is not said after a submit, if it was there before, or if the page turns that off'(
    field: Subject,
  ) {
    const sent = await showJudged({ field });
    await walkThrough(sent);
    sent.after.click();
    const before = await showJudged({ field, wrong: true });
    await walkThrough(before);
    const unwanted = await showJudged({ field, announceErrors: false });
    await walkThrough(unwanted);
    await aWhile();
    expect(unwanted.box.textContent).toContain(texts.error);
    expect(said()).toEqual([]);
  },
};
