import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, FieldGroup } from '../index.ts';
import type { ComboBoxStrings, Suggestion } from '../index.ts';

const strings = {
  list: 'Adressvorschläge',
  loading: 'Vorschläge werden gesucht.',
  empty: 'Kein Vorschlag. Schreiben Sie einfach weiter.',
  error: 'Die Vorschläge sind gerade nicht erreichbar.',
  retry: 'Noch einmal suchen',
  count: (count) => (count === 1 ? 'Ein Vorschlag' : `${count} Vorschläge`),
  selected: (label) => `${label} übernommen`,
} as const satisfies ComboBoxStrings;

const streets: readonly Suggestion[] = [
  { id: '1', label: 'Domstraße', detail: '20095 Hamburg, Altstadt' },
  { id: '2', label: 'Domplatz', detail: '20095 Hamburg, Altstadt' },
  { id: '3', label: 'Dompfaffenweg', detail: '22527 Hamburg, Stellingen' },
  { id: '4', label: 'Domherrenweg', detail: '21107 Hamburg, Wilhelmsburg' },
  { id: '5', label: 'Domagkstraße', detail: '22339 Hamburg, Hummelsbüttel' },
  { id: '6', label: 'Am Dom', detail: '24103 Kiel' },
];

/** Responds after a moment, like a server. */
const find = async (query: string) => {
  await new Promise((done) => {
    setTimeout(done, 150);
  });
  return streets.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
};

const meta: Meta<typeof ComboBox> = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    name: 'streetAddress',
    label: 'Straße',
    autoComplete: 'address-line1',
    source: find,
    strings,
    debounce: 100,
  },
  // Room for the list, which takes up none itself.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ComboBox>;
type Play = NonNullable<Story['play']>;

/** Types into the field once its list is loaded. Does not scroll, because the first story of the page does so by itself. */
const type = async (canvasElement: HTMLElement, text: string) => {
  const page = within(canvasElement);
  (await page.findByRole('combobox')).focus({ preventScroll: true });
  await userEvent.keyboard(text);
  return page;
};

const untilShown =
  (text: string, shown: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const page = await type(canvasElement, text);
    await expect(await page.findByText(shown)).toBeVisible();
  };

/** States that need typing. On a page of many examples only one of them could have the focus. */
const typedInto: Pick<Story, 'tags'> = { tags: ['!autodocs'] };

/** Three letters and their suggestions. */
export const Default: Story = {
  args: { hint: 'Schreiben Sie die ersten Buchstaben.' },
  parameters: { docs: { story: { autoplay: true } } },
  play: untilShown('Dom', 'Domplatz'),
};

/** Two arrows down. Enter would choose the line. */
export const Highlighted: Story = {
  ...typedInto,
  play: async ({ canvasElement }) => {
    const page = await type(canvasElement, 'Dom');
    await page.findByRole('option', { name: /Domplatz/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(page.getByRole('option', { name: /Domplatz/ })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const Loading: Story = {
  ...typedInto,
  args: { source: () => new Promise<never>(() => undefined) },
  play: untilShown('Dom', strings.loading),
};

export const Empty: Story = { ...typedInto, play: untilShown('Xyz', strings.empty) };

/** The source fails, and the field still accepts text. */
export const SourceFails: Story = {
  ...typedInto,
  args: { source: () => Promise.reject(new Error('503')) },
  play: untilShown('Dom', strings.error),
};

export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const WithHintAndConstraint: Story = {
  args: { hint: 'Schreiben Sie die ersten Buchstaben.', constraint: 'Höchstens 60 Zeichen.' },
};
export const Valid: Story = { args: { state: 'valid', defaultValue: 'Domplatz' } };
export const WithError: Story = {
  args: {
    required: true,
    defaultValue: '12',
    error: 'Geben Sie eine Straße mit mindestens einem Buchstaben ein.',
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Domplatz' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Domplatz' } };

const widths = ['full', 'long', 'medium', 'short', 'tiny'] as const;
const errors = [undefined, 'Die Straße ist ein Pflichtfeld.'];

export const Permutations: Story = {
  render: ({ source }) => (
    <FieldGroup>
      {widths.map((width) => (
        <ComboBox
          key={width}
          {...{ source, strings, width }}
          name={width}
          label={`Breite ${width}`}
          autoComplete="off"
        />
      ))}
      {errors.flatMap((error) =>
        [undefined, 'Schreiben Sie die ersten Buchstaben.'].map((hint) => (
          <ComboBox
            key={`${error}${hint}`}
            {...{ source, strings, error, hint }}
            name={`street-${error}-${hint}`}
            label="Straße"
            autoComplete="address-line1"
            constraint="Höchstens 60 Zeichen."
            required
          />
        )),
      )}
    </FieldGroup>
  ),
};
