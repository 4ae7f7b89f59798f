/** What the engine said before it gave up. */
export interface LastWords {
  /** Takes a line of its log. */
  readonly hear: (line: string) => void;
  /** The reason it gave, without a full stop. */
  readonly reason: () => string;
}

/** Listens to the engine's log for the reason of its end. It names files there, never what is stored. */
export function listenForLastWords(): LastWords {
  let reason = '';
  let detail = '';
  return {
    hear: (line) => {
      const [, , end] = /(FATAL|PANIC): {2}(.*)$/.exec(line) ?? /^(postgres): (.*)$/.exec(line) ?? [];
      const [, more] = /DETAIL: {2}(.*)$/.exec(line) ?? [];
      if (end !== undefined) [reason, detail] = [end, ''];
      else if (more !== undefined && reason !== '') detail = ` (${more.replace(/\.$/, '')})`;
    },
    reason: () => (reason === '' ? 'it does not say why' : `${reason}${detail}`),
  };
}
