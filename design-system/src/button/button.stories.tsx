import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, Form, Stack, TextField } from '../index.ts';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Konto anlegen' },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Adresse hinzufügen' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Überspringen' } };
export const Loading: Story = { args: { loading: true, loadingLabel: 'Ihr Konto wird angelegt.' } };

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: () => <ButtonLink href="/coffee-service">Zum Kaffeeservice für Firmen</ButtonLink>,
};

export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Stack key={variant} gap={2} align="start">
          <Button variant={variant}>Weiter</Button>
          <Button variant={variant} loading>
            Weiter
          </Button>
          <Button variant={variant} disabled>
            Weiter
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const InAForm: Story = {
  render: () => (
    <Form>
      <Stack gap={6}>
        <TextField name="email" type="email" autoComplete="email" label="E-Mail-Adresse" />
        <div>
          <Button type="submit">Konto anlegen</Button>
        </div>
      </Stack>
    </Form>
  ),
};
