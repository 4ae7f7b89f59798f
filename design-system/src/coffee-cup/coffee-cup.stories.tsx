import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoffeeCup } from '../index.ts';

const meta: Meta<typeof CoffeeCup> = { title: 'Foundations/CoffeeCup', component: CoffeeCup };
export default meta;

type Story = StoryObj<typeof CoffeeCup>;

export const Default: Story = {};

/** As wide as its container, in the light and in the dark theme. */
export const Permutations: Story = {
  render: () => (
    <>
      {(['light', 'dark'] as const).flatMap((theme) =>
        ['6rem', '20rem'].map((width) => (
          <div
            key={`${theme}${width}`}
            data-theme={theme}
            style={{
              background: 'var(--ds-surface-panel)',
              boxSizing: 'border-box',
              padding: '1rem',
              inlineSize: width,
              maxInlineSize: '100%',
            }}
          >
            <CoffeeCup />
          </div>
        )),
      )}
    </>
  ),
};
