export type { ChannelTrace, Entry, Ga4Name, Verdict } from './entry.ts';
export type { NamingOptions } from './ga4-name.ts';
export { openInspector } from './open-inspector.ts';
export type { Inspector, InspectorOptions } from './open-inspector.ts';
export { createRecorder } from './recorder.ts';
export type { Recorder, Recording } from './recorder.ts';
export { readRecording, replay } from './recording.ts';
