import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, FieldGroup, Form, Stack, TextField } from '../index.ts';
import { FormFooter } from './form-footer.tsx';

const meta: Meta<typeof FormFooter> = {
  title: 'Components/FormFooter',
  component: FormFooter,
  args: {
    submit: <Button type="submit">Konto anlegen</Button>,
    requiredNote: 'Pflichtfelder sind mit * gekennzeichnet.',
  },
};
export default meta;

type Story = StoryObj<typeof FormFooter>;

const skip = <Button variant="quiet">Überspringen</Button>;

export const Default: Story = {};
export const WithoutNote: Story = { args: { requiredNote: undefined } };
export const WithSecondAction: Story = { args: { secondary: skip } };
export const OnAPhone: Story = { args: { secondary: skip }, globals: { viewport: { value: 'mobile1' } } };
export const InAForm: Story = {
  render: (args) => (
    <Form>
      <FieldGroup>
        <TextField name="email" type="email" autoComplete="email" label="E-Mail-Adresse" required />
      </FieldGroup>
      <FormFooter {...args} />
    </Form>
  ),
};

export const Permutations: Story = {
  render: ({ submit }) => (
    <Stack gap={10}>
      {[undefined, skip].flatMap((secondary) =>
        [undefined, 'Pflichtfelder sind mit * gekennzeichnet.'].map((requiredNote) => (
          <div key={`${secondary ? 'two' : 'one'}${requiredNote}`}>
            <FormFooter submit={submit} secondary={secondary} requiredNote={requiredNote} />
          </div>
        )),
      )}
    </Stack>
  ),
};
