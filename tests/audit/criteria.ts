/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /**
   * The question that only people can answer. Without it the checks prove the whole criterion.
   * @default none
   */
  readonly people?: string;
}

/** The 55 criteria of levels A and AA. 4.1.1 is not among them, because WCAG 2.2 removed it. */
export const criteria: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    people:
      'Do the names of drawings and icons say what they show, and are drawings without a name decoration?',
  },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A' },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A' },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A' },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA' },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA' },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    people:
      'Does the markup express each relation that the eye sees: groups, lists, headings, required fields?',
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    people: 'Does the text make sense when a screen reader reads the page from the top?',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    people: 'Does no instruction depend on shape, size, place or sound alone?',
  },
  { number: '1.3.4', name: 'Orientation', level: 'AA' },
  { number: '1.3.5', name: 'Identify Input Purpose', level: 'AA' },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    people: 'Is each piece of information that colour gives also there without colour?',
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A' },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA' },
  { number: '1.4.4', name: 'Resize text', level: 'AA' },
  { number: '1.4.5', name: 'Images of Text', level: 'AA' },
  { number: '1.4.10', name: 'Reflow', level: 'AA' },
  { number: '1.4.11', name: 'Non-text Contrast', level: 'AA' },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA' },
  { number: '1.4.13', name: 'Content on Hover or Focus', level: 'AA' },
  { number: '2.1.1', name: 'Keyboard', level: 'A' },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A' },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A' },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    people: 'Is each time limit, such as the end of the login, announced and can the shopper extend it?',
  },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A' },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A' },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    people: 'Does the title of each page say what the page is for?',
  },
  { number: '2.4.3', name: 'Focus Order', level: 'A' },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    people: 'Does each link say where it leads, alone or with its sentence?',
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    people: 'Is each page a step of a process, or can shoppers find it in two ways?',
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    people: 'Do headings and labels describe what follows?',
  },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA' },
  { number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA' },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A' },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
  { number: '2.5.3', name: 'Label in Name', level: 'A' },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A' },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA' },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA' },
  { number: '3.1.1', name: 'Language of Page', level: 'A' },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    people: 'Is each word of another language marked, apart from names and technical terms?',
  },
  { number: '3.2.1', name: 'On Focus', level: 'A' },
  { number: '3.2.2', name: 'On Input', level: 'A' },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA' },
  { number: '3.2.4', name: 'Consistent Identification', level: 'AA' },
  { number: '3.2.6', name: 'Consistent Help', level: 'A' },
  { number: '3.3.1', name: 'Error Identification', level: 'A' },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    people: 'Do labels and hints say all that a shopper must know before typing?',
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    people: 'Does each error say how to correct the entry?',
  },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    people: 'Is no entry asked for twice within one process?',
  },
  { number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA' },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    people: 'Does a screen reader say role, name, value and state of each control?',
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    people: 'Does a screen reader say each status message, once, without a move of the focus?',
  },
];
