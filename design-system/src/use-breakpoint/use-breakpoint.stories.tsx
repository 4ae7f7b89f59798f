import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../index.ts';
import { isWithin, useBreakpoint } from './index.ts';

function Window() {
  const cluster = useBreakpoint('l');
  return (
    <Stack gap={2}>
      <Text strong>Dieses Fenster gehört zu „{cluster}“.</Text>
      <Text tone="hint">
        {isWithin(cluster, 's') ? 'Das Formular ist die Seite.' : 'Neben dem Formular ist noch Platz.'}
      </Text>
    </Stack>
  );
}

const meta: Meta<typeof Window> = { title: 'Foundations/useBreakpoint', component: Window };
export default meta;

type Story = StoryObj<typeof Window>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
