export { openInspector } from './open-inspector.ts';
export type { Inspector } from './open-inspector.ts';
export { createRecorder } from './recorder.ts';
export type { ChannelTrace, Entry, Recorder, Recording } from './recorder.ts';
export { readRecording, replay } from './replay.ts';
