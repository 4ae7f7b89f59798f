import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../index.ts';
import { Skeleton, SkeletonRegion } from './index.ts';

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};

export const AddressForm: Story = {
  render: () => (
    <SkeletonRegion label="Ihre Adresse wird geladen." announce>
      <Skeleton kind="heading" width="medium" />
      <Skeleton width="short" />
      <Skeleton kind="control" />
      <Skeleton width="short" />
      <Skeleton kind="control" width="long" />
    </SkeletonRegion>
  ),
};

export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      {(['text', 'heading', 'control', 'card', 'circle'] as const).flatMap((kind) =>
        (['full', 'long', 'medium', 'short', 'tiny'] as const).map((width) => (
          <Skeleton key={`${kind}${width}`} kind={kind} width={width} />
        )),
      )}
    </Stack>
  ),
};
