export { Skeleton } from './skeleton.tsx';
export { SkeletonRegion } from './skeleton-region.tsx';
