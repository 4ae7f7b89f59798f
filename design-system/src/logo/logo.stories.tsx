import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, Stack } from '../index.ts';
import { Logo } from './logo.tsx';

const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  args: { href: '/', label: 'Crema, zur Startseite', children: 'Crema' },
};
export default meta;

type Story = StoryObj<typeof Logo>;

const drawing = (
  <svg viewBox="0 0 115 32" width="115" height="32">
    <circle cx="16" cy="16" r="15" fill="currentColor" />
    <circle cx="16" cy="16" r="10" className="ds fill-gold" />
    <path d="M44 9h60M44 16h71M44 23h40" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

export const Default: Story = {};
export const Drawing: Story = { args: { children: drawing } };
export const DrawingAndWord: Story = {
  args: {
    children: (
      <>
        <Icon name="cup" size="size-6" />
        <span>Crema</span>
      </>
    ),
  },
};
export const LeadsNowhere: Story = { args: { href: undefined, label: 'Crema', children: drawing } };

export const Permutations: Story = {
  render: () => (
    <Stack gap={4} align="start">
      {['/', undefined].flatMap((href) =>
        [drawing, 'Crema'].map((mark) => (
          <Logo
            key={`${href}${mark === drawing ? 'drawing' : 'word'}`}
            href={href}
            label={href ? 'Crema, zur Startseite' : 'Crema'}
          >
            {mark}
          </Logo>
        )),
      )}
    </Stack>
  ),
};
export const AfterDark: Story = { ...Permutations, globals: { theme: 'dark' } };
