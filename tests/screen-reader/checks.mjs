/** Checks a transcript of any scenario, beside what the scenario itself expects. */

/** Orca's words for controls that need a name. */
const ROLES = [
  'Eingabefeld',
  'Bearbeitbares Auswahlfeld',
  'Druckknopf',
  'Kombinationsfeld',
  'Kontrollkästchen',
  'Passworttext',
  'Radioknopf',
  'Verknüpfung',
];
const unnamed = new RegExp(`^(?:nicht ausgewählt |ausgewählt )?(?:${ROLES.join('|')})\\b`);
/** The state of a radio and its role follow its name as an utterance of their own. */
const ofRadio = /^(?:nicht )?ausgewählt Radioknopf$/;

/** @param {string} transcript @returns {{ step: string, heard: string[] }[]} */
function stepsOf(transcript) {
  /** @type {{ step: string, heard: string[] }[]} */
  const steps = [];
  for (const line of transcript.split('\n').filter(Boolean)) {
    if (line.startsWith('  ')) steps.at(-1)?.heard.push(line.trim());
    else steps.push({ step: line, heard: [] });
  }
  return steps;
}

const errorsIn = (/** @type {readonly string[]} */ lines) =>
  lines.flatMap((line) => /Fehler: [^.?!]+[.?!]/.exec(line) ?? []);

/**
 * Returns the faults of a transcript: a control without a name, an error that is heard twice after one step, and an error of a
 * field beside the message of a refused form.
 * @param {string} transcript
 * @param {readonly string[]} [once] texts that must be heard exactly once in all
 * @returns {string[]}
 */
export function faultsOf(transcript, once = []) {
  const steps = stepsOf(transcript);
  const all = steps.flatMap(({ heard }) => heard);
  return [
    ...steps.flatMap(({ step, heard }) =>
      faultsAfter(step, heard).map((fault) => `${fault} (after ${step})`),
    ),
    ...once.flatMap((text) => {
      const count = all.filter((line) => line.includes(text)).length;
      return count === 1 ? [] : [`“${text}” is heard ${count} times, not once.`];
    }),
  ];
}

/** @param {string} step @param {readonly string[]} heard after it @returns {string[]} */
const faultsAfter = (step, heard) => [
  ...heard
    .filter((line, index) => unnamed.test(line) && !(ofRadio.test(line) && index > 0))
    .map((line) => `“${line}” has no name`),
  // Typing is many keys, and the parts of a date share their error.
  ...errorsIn(step.startsWith('type ') ? [] : heard)
    .filter((error, index, errors) => errors.indexOf(error) < index)
    .map((error) => `“${error}” is heard twice`),
  ...refused(heard).map((line) => `“${line}” is heard beside the message of the form`),
];

/** After a refused submit the message of the form is enough, because the first wrong field is read with its error. */
const refused = (/** @type {readonly string[]} */ heard) => {
  const messages = heard.filter((line) => line.startsWith('live: '));
  return messages.some((line) => line.startsWith('live: Bitte korrigieren'))
    ? messages.filter((line) => line.includes('Fehler: '))
    : [];
};
