export { trackAttributes } from './track-attributes.ts';
export type { TrackedClick, TrackedTile } from './track-attributes.ts';
export type { Tracking } from './tracking.ts';
export { TrackingProvider, useTracking } from './tracking-provider.tsx';
export type { TrackingProviderProps } from './tracking-provider.tsx';
export { usePageView } from './use-page-view.ts';
