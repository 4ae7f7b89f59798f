import { use } from 'react';
import type { Transcript } from '../../design-system/test-support/screen-reader/transcript.ts';
import { type Card, linesOf, type Result, split } from '../../tests/audit/scorecard/card.ts';
import { scorecard } from '../../tests/audit/scorecard/scorecard.gen.ts';
import { conditions } from '../conditions.ts';
import { Prose, Section } from './prose.tsx';

const transcripts = import.meta.glob<Transcript>('../../design-system/test-support/transcripts/*.tsx', {
  import: 'transcript',
});
const trees = import.meta.glob<string>('../../tests/visual/trees/*.txt', {
  query: '?raw',
  import: 'default',
});

type Spoken = { transcript: Transcript | undefined; tree: string | undefined };

async function readSpoken(component: string, storyId: string): Promise<Spoken> {
  const [file = ''] = storyId.split('--');
  const text = await trees[`../../tests/visual/trees/${file}.txt`]?.();
  return {
    transcript: await transcripts[`../../design-system/test-support/transcripts/${component}.tsx`]?.(),
    tree: text
      ?.split(/^# /m)
      .find((part) => part.startsWith(`${storyId}\n`))
      ?.slice(storyId.length + 1)
      .trim(),
  };
}

const spoken = new Map<string, Promise<Spoken>>();

type ScorecardProps = {
  /** Name of the file of stories, without its ending. */
  component: string;
  /** Id of its first story. */
  storyId: string;
};

/** The evidence for a component: the criteria of WCAG 2.2 with their proofs, and the words of a screen reader. */
export function Scorecard({ component, storyId }: ScorecardProps) {
  const found = spoken.get(storyId) ?? readSpoken(component, storyId);
  spoken.set(storyId, found);
  const { transcript, tree } = use(found);
  const card = scorecard.components[component];
  return (
    <Prose>
      <Section title="Scorecard">
        {card ? (
          <Criteria component={component} card={card} />
        ) : (
          <p>The audit has not looked at this component yet.</p>
        )}
      </Section>
      {transcript || tree ? (
        <Section title="In a screen reader">
          {transcript ? <Heard transcript={transcript} /> : null}
          {tree ? (
            <details>
              <summary>Accessibility tree of the first example</summary>
              <p>Chromium gives this to a screen reader.</p>
              <pre lang="de">{tree}</pre>
            </details>
          ) : null}
        </Section>
      ) : null}
    </Prose>
  );
}

const proofTitle = (proof: string, { stories }: Card): string => {
  if (proof === 'stories') return `${stories} ${stories === 1 ? 'story' : 'stories'}: axe, focus, targets`;
  if (proof === 'transcript') return 'A virtual screen reader, as below';
  if (proof === 'announcements') return 'Messages in a virtual screen reader';
  const [, condition] = Object.entries(conditions).find(([name]) => name === proof) ?? [];
  return `Stories: ${condition?.title}`;
};

/** The results in the order of the page, each with its heading. */
const headings: Readonly<Record<Result, string>> = {
  failed: 'Failed',
  proven: 'Proven',
  'proven in part': 'Proven in part, with a question for people',
  'proven for pages': 'Proven for pages, not for the component alone',
  open: 'Open',
  'not applicable': 'Not applicable',
};

function Criteria({ component, card }: { component: string; card: Card }) {
  const lines = linesOf(scorecard, card);
  const groups = Object.entries(headings)
    .map(([result, title]) => ({ result, title, of: lines.filter((line) => line.result === result) }))
    .filter(({ of }) => of.length > 0);
  return (
    <>
      <p>
        {lines.length} criteria of WCAG 2.2, levels A and AA:{' '}
        {groups.map(({ result, of }) => `${of.length} ${result}`).join(', ')}. As of {card.date}.
      </p>
      <dl className="crema-props">
        {split(card.proofs).map((proof) => (
          <div key={proof}>
            <dt>{proofTitle(proof, card)}</dt>
            <dd>
              <p>{numbersOf(proof, card)}</p>
              <p className="crema-type">
                <code>npm run audit -- --row {rowOf(component, proof)}</code>
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {card.off === undefined ? null : (
        <p>The stories turn off a rule of axe, with the reason: {card.off}.</p>
      )}
      <details>
        <summary>All {lines.length} criteria</summary>
        {groups.map(({ result, title, of }) => (
          <section key={result}>
            <h3>{title}</h3>
            {result === 'proven for pages' ? (
              <p>
                Rerun a check by <code>npm run audit -- --row DE/signup/1.4.13</code>, with the number of the
                criterion.
              </p>
            ) : null}
            {result === 'not applicable' ? (
              <p>{of.map(({ number, name }) => `${number} ${name}`).join(', ')}.</p>
            ) : (
              <dl className="crema-props">
                {of.map(({ number, name, by, people }) => (
                  <div key={number}>
                    <dt>
                      {number} {name}
                    </dt>
                    <dd>
                      {by.length > 0 ? (
                        <p className="crema-type">
                          {by
                            .map((proof) => (result === 'proven for pages' ? proof : proofTitle(proof, card)))
                            .join(', ')}
                        </p>
                      ) : null}
                      {people === undefined ? null : <p>{people}</p>}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </details>
    </>
  );
}

const numbersOf = (proof: string, { failed }: Card) =>
  split(scorecard.proofs[proof])
    .map((number) => (number === '11.7' ? 'EN 301 549, 11.7' : number))
    .map((number) => (split(failed).includes(number) ? `${number} (failed)` : number))
    .join(', ');

const rowOf = (component: string, proof: string) =>
  proof === 'stories' || proof in conditions
    ? `component/${component}/${split(scorecard.proofs[proof])[0]}`
    : `other/transcripts-of-components/${split(scorecard.proofs[proof])[0]}`;

/** The steps of a transcript. The words are those of a German page. */
function Heard({ transcript: { scenario, steps } }: { transcript: Transcript }) {
  const numbered = steps.map(([action, ...phrases], index) => ({ id: index, action, phrases }));
  return (
    <>
      <p>A virtual screen reader, while {scenario}:</p>
      <ul className="crema-heard">
        {numbered.map(({ id, action, phrases }) => (
          <li key={id}>
            <span className="crema-action">{action}</span>
            <span lang="de">{phrases.length > 0 ? phrases.join(' · ') : '(nothing)'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
