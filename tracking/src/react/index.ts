export { trackAttributes } from './track-attributes.ts';
export type { TrackedClick, TrackedTile } from './track-attributes.ts';
export type { Tracking, TrackingProviderProps } from './tracking-provider.tsx';
export { TrackingProvider, useTracking, usePageView } from './tracking-provider.tsx';
