import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../index.ts';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'edit', label: 'Adresse ändern' },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Small: Story = { args: { size: 'small', icon: 'close', label: 'Hinweis schließen' } };
export const Large: Story = { args: { size: 'large', icon: 'back', label: 'Zurück' } };
export const Disabled: Story = { args: { disabled: true } };

const sizes = ['small', 'medium', 'large'] as const;
const variants = ['primary', 'secondary', 'quiet'] as const;

export const Permutations: Story = {
  render: () => (
    <Stack gap={4} align="start">
      {variants.map((variant) => (
        <div key={variant} className="ds flex flex-wrap items-center gap-3">
          {sizes.flatMap((size) =>
            [false, true].map((disabled) => (
              <IconButton
                key={`${size}${String(disabled)}`}
                icon="heart"
                label={`Merken, ${variant}, ${size}${disabled ? ', gesperrt' : ''}`}
                size={size}
                variant={variant}
                disabled={disabled}
              />
            )),
          )}
        </div>
      ))}
    </Stack>
  ),
};
