import type { Environment } from '../environment/environment.ts';
import type { Emitter } from './events.ts';

/** Where the library says what it could not do. Nothing is ever thrown into the page instead. */
export interface Log {
  /** Of interest only to whoever is looking for a fault. Not printed. */
  readonly debug: (text: string) => void;
  readonly warn: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Creates the log: warnings and errors go to the console and to those who listen for them. */
export function createLog(environment: Pick<Environment, 'print'>, emitter: Emitter): Log {
  const say = (level: 'warn' | 'error') => (text: string) => {
    environment.print(level, text);
    emitter.emit('warning', text);
  };
  return { debug: (text) => emitter.emit('debug', text), warn: say('warn'), error: say('error') };
}

/** The reason in something that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
