export { Skeleton } from './skeleton.tsx';
export type { SkeletonProps } from './skeleton.tsx';
export { SkeletonRegion } from './skeleton.tsx';
export type { SkeletonRegionProps } from './skeleton.tsx';
