import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, Stack } from '../index.ts';
import { paths } from './icon.tsx';

const meta: Meta<typeof Icon> = { title: 'Foundations/Icon', component: Icon, args: { name: 'cup' } };
export default meta;

type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

const isIconName = (name: string): name is keyof typeof paths => name in paths;

export const Permutations: Story = {
  render: () => (
    <Stack>
      {Object.keys(paths)
        .filter(isIconName)
        .map((name) => (
          <span key={name} className="ds flex gap-4">
            <Icon name={name} />
            <Icon name={name} size="size-6" /> {name}
          </span>
        ))}
    </Stack>
  ),
};
