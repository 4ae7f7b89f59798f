import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../index.ts';
import { Grid } from './grid.tsx';

const cards = [
  '10 % Rabatt',
  'Punkte sammeln',
  'Neue Röstungen',
  'Kaffeewissen',
  'Geburtstagsgruß',
  'Filialabend',
].map((text) => (
  <li key={text} className="ds rounded-control border-thin border-hairline bg-card p-4">
    <Text>{text}</Text>
  </li>
));

const meta: Meta<typeof Grid> = {
  title: 'Components/Grid',
  component: Grid,
  args: { as: 'ul', columns: { base: 3, l: 2, xs: 1 }, children: cards },
};
export default meta;

type Story = StoryObj<typeof Grid>;

export const Default: Story = {};
export const AlwaysTwo: Story = { args: { columns: 2 } };
export const OnAPhone: Story = {
  args: { columns: { base: 3, s: 1 } },
  globals: { viewport: { value: 'mobile1' } },
};
export const FromRightToLeft: Story = { args: { dir: 'rtl' } };

export const Permutations: Story = {
  render: ({ children }) => (
    <Stack gap={10}>
      {([1, 2, 3, 4] as const).flatMap((columns) =>
        ([2, 8] as const).map((gap) => (
          <Grid
            as="ul"
            key={`${columns}-${gap}`}
            columns={columns}
            gap={gap}
            align={gap === 2 ? 'start' : 'stretch'}
          >
            {children}
          </Grid>
        )),
      )}
    </Stack>
  ),
};
