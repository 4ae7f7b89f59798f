import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../index.ts';
import { SegmentedToggle } from './segmented-toggle.tsx';

const kinds = [
  { value: 'INDIVIDUAL', label: 'Privatperson' },
  { value: 'INSTITUTIONAL', label: 'Firma' },
] as const;
const four = [
  { value: 'mild', label: 'Mild' },
  { value: 'medium', label: 'Mittel' },
  { value: 'strong', label: 'Kräftig' },
  { value: 'espresso', label: 'Espresso' },
] as const;

const meta: Meta<typeof SegmentedToggle> = {
  title: 'Components/SegmentedToggle',
  component: SegmentedToggle,
  args: { name: 'companyType', label: 'Sie bestellen als', options: kinds },
};
export default meta;

type Story = StoryObj<typeof SegmentedToggle>;

export const Default: Story = { args: { defaultValue: 'INDIVIDUAL' } };
export const NothingChosen: Story = { args: { required: true } };
export const Four: Story = {
  args: { name: 'roast', label: 'Ihre Röstung', options: four, defaultValue: 'medium' },
};
export const WithHintAndConstraint: Story = {
  args: {
    hint: 'Für eine Firma brauchen wir auch das Finanzamt.',
    constraint: 'Sie können später jederzeit wechseln.',
  },
};
export const WithError: Story = { args: { required: true, error: 'Wählen Sie Privatperson oder Firma.' } };
export const OneDisabled: Story = {
  args: { options: [kinds[0], { ...kinds[1], disabled: true }], defaultValue: 'INDIVIDUAL' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'INSTITUTIONAL' } };

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {[kinds, four].flatMap((options) =>
        [undefined, options[1].value].flatMap((chosen) =>
          [undefined, 'Treffen Sie eine Wahl.'].map((error) => (
            <SegmentedToggle
              key={`${options.length}${chosen}${error}`}
              name={`toggle-${options.length}-${chosen}-${error}`}
              label={`${options.length} Antworten`}
              options={options}
              defaultValue={chosen}
              error={error}
              {...(error ? { required: true } : { optional: true })}
            />
          )),
        ),
      )}
    </FieldGroup>
  ),
};
