import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Checkbox, Heading, PopupLayout, RequiredNote, Stack, Text } from '../index.ts';

const meta: Meta<typeof PopupLayout> = {
  title: 'Layouts/PopupLayout',
  component: PopupLayout,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PopupLayout>;

const page = (
  <Stack gap={6}>
    <Heading level={1}>Der Gemeinschaft beitreten</Heading>
    <Text>Fragen stellen, Rezepte teilen und neue Röstungen vor allen anderen probieren.</Text>
    <Checkbox name="communityConditions" label="Ich stimme den Regeln der Gemeinschaft zu." required />
    <div>
      <Button type="submit">Beitreten</Button>
    </div>
    <RequiredNote>Pflichtfelder sind mit * gekennzeichnet.</RequiredNote>
  </Stack>
);

export const Default: Story = { args: { onClose: () => undefined, children: page } };
export const WithoutClose: Story = { args: { children: page } };
