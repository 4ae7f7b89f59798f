import { fencesOf, parsePage, splitDoAndDont } from '../build/docs/parse-page.mjs';

/** The sections of a component's page, in their order. `Texts` is only on the pages of components that take texts. */
const SECTIONS = ['Usage', 'Texts', 'Accessibility', 'Keyboard', "Do and don't"];
const SELDOM = 'Texts';

/** Longest summary, because it is a line in a list as well. */
const SUMMARY = 200;

type Expected = {
  /** The folder, which is also the entry of the package. */
  folder: string;
  /** The exported name: `TextField`, `useBreakpoint`. */
  name: string;
};

/** Returns the faults of a component's page, each as a sentence for its author. */
export function pageFaults(markdown: string, { folder, name }: Expected): readonly string[] {
  const { title, summary, lead, sections } = parsePage(markdown);
  const body = (wanted: string) => sections.find((section) => section.title === wanted)?.body ?? '';
  const names = sections.map((section) => section.title);
  const wanted = SECTIONS.filter((section) => section !== SELDOM || names.includes(section));
  return [
    [title !== name, `the title is "${title}", not "# ${name}"`],
    [!/^[^.!?]+[.!?]$/.test(summary.replaceAll(/\d\.\d/g, '')), 'the summary is not one sentence'],
    [summary.length > SUMMARY, `the summary has ${summary.length} characters, not ${SUMMARY} at most`],
    [/[[\]]/.test(summary), 'the summary has a link'],
    [lead !== '', 'there is text between the summary and ## Usage'],
    [names.join() !== wanted.join(), `the sections are ${names.join(', ')}, not ${wanted.join(', ')}`],
    ...sections.map((section) => [section.body === '', `## ${section.title} is empty`] as const),
    ...usageFaults(body('Usage'), { folder, name }),
    [!/WCAG 2\.2 \d\.\d\.\d/.test(body('Accessibility')), 'no criterion is cited (WCAG 2.2 n.n.n)'],
    [!isKeyboard(body('Keyboard')), '## Keyboard is neither a table "Key | What it does" nor one sentence'],
    ...listFaults(body("Do and don't")),
  ].flatMap(([wrong, fault]) => (wrong === true ? [String(fault)] : []));
}

function usageFaults(usage: string, { folder, name }: Expected) {
  const examples = fencesOf(usage).filter(({ language }) => language === 'tsx');
  const all = examples.map(({ code }) => code).join('\n');
  const own = new RegExp(`\\b${name}\\b.*from '@crema/design-system/${folder}'`);
  const prose = usage.replaceAll(/^```[\s\S]*?^```$/gm, '').trim();
  return [
    [prose === '', '## Usage does not say when to use it'],
    [examples.length === 0, '## Usage has no ```tsx example'],
    [
      examples.length > 0 && !own.test(all),
      `no example imports ${name} from '@crema/design-system/${folder}'`,
    ],
  ] as const;
}

/** A table with at least one row, or a single sentence if there are no keys. */
function isKeyboard(body: string): boolean {
  const [head = '', rule = '', row = ''] = body.split('\n');
  const table =
    /^\| Key +\| What it does +\|$/.test(head) && /^\|[ -|]+\|$/.test(rule) && row.startsWith('|');
  return table || /^[^|.]+\.$/.test(body.replaceAll('\n', ' '));
}

function listFaults(body: string) {
  const { dos, donts } = splitDoAndDont(body);
  const few = (list: string) => (list.match(/^- /gm) ?? []).length < 2;
  return [
    [few(dos), 'fewer than two points follow "Do:"'],
    [few(donts), 'fewer than two points follow "Don\'t:"'],
  ] as const;
}
