export type { Announce } from './announcer.tsx';
export { DesignSystemProvider } from './design-system-provider.tsx';
export type { DesignSystemProviderProps } from './design-system-provider.tsx';
export type { DesignSystemStrings } from './context.ts';
export { useAnnouncer } from './context.ts';
