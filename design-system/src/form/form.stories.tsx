import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, FieldGroup, Form, TextField } from '../index.ts';

const meta: Meta<typeof Form> = {
  title: 'Components/Form',
  component: Form,
  args: {
    'aria-label': 'Anmeldung',
    onSubmit: (event) => event.preventDefault(),
    children: (
      <FieldGroup>
        <TextField name="email" type="email" label="E-Mail-Adresse" autoComplete="email" required />
        <Button type="submit">Weiter</Button>
      </FieldGroup>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Form>;

export const Default: Story = {};
