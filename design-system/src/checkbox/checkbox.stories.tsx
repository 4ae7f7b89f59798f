import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, FieldGroup, Link } from '../index.ts';

const terms = (
  <>
    Ich stimme den <Link href="/terms">Teilnahmebedingungen</Link> des Kartenprogramms zu.
  </>
);
const detail =
  'Sie erhalten unseren Newsletter etwa einmal in der Woche. Sie können ihn jederzeit über den Link am Ende jeder Ausgabe abbestellen.';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { name: 'newsletter', label: 'Ja, ich möchte den Newsletter und 10 % Willkommensrabatt.' },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Required: Story = { args: { label: terms, name: 'terms', required: true } };
export const WithDetail: Story = { args: { detail } };
export const WithError: Story = {
  args: {
    label: terms,
    name: 'terms',
    required: true,
    error: 'Bitte stimmen Sie den Teilnahmebedingungen zu, um am Kartenprogramm teilnehmen zu können.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {[false, true].flatMap((defaultChecked) =>
        [undefined, 'Bitte stimmen Sie zu.'].map((error) => (
          <Checkbox
            key={`${String(defaultChecked)}${error}`}
            name={`terms-${String(defaultChecked)}-${error}`}
            label={terms}
            detail={detail}
            defaultChecked={defaultChecked}
            error={error}
            required
          />
        )),
      )}
    </FieldGroup>
  ),
};
