import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, FieldGroup, Form, FormFooter, TextField } from '../index.ts';

const meta: Meta<typeof Form> = {
  title: 'Components/Form',
  component: Form,
  args: {
    'aria-label': 'Anmeldung',
    onSubmit: (event) => event.preventDefault(),
    children: (
      <>
        <FieldGroup>
          <TextField name="email" type="email" label="E-Mail-Adresse" autoComplete="email" required />
        </FieldGroup>
        <FormFooter submit={<Button type="submit">Weiter</Button>} />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Form>;

export const Default: Story = {};
