import { fstatSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorCode } from '../../log/error-code.ts';
import type { LogSync } from './log-sync.ts';

interface FileNode {
  readonly mode: number;
}

interface OpenFile {
  readonly node: FileNode;
  /** What the system calls it. */
  readonly nfd: number;
}

type Write = (
  file: OpenFile,
  bytes: ArrayBufferView,
  offset: number,
  length: number,
  position: number,
) => number;

/** What this file needs of the bridge between the engine's files and the system's. */
interface Bridge {
  readonly realPath: (node: FileNode) => string;
  readonly stream_ops: { write: Write; fsync?: (file: OpenFile) => number };
  readonly node_ops: Record<'rename' | 'unlink' | 'setattr', (...args: readonly unknown[]) => unknown>;
}

const isLog = (path: string) => /[/\\]pg_wal[/\\][0-9A-F]{24}$/.test(path);

/** The engine's number for a disk that failed. */
const failed = 29;

// Not every system syncs folders, and the engine can live without where it cannot be done.
const isHarmless = (error: unknown, { node }: OpenFile) =>
  (node.mode & 0o170_000) === 0o040_000 &&
  ['EBADF', 'EINVAL', 'EISDIR', 'EPERM'].includes(errorCode(error) ?? '');

/**
 * Gives the bridge the sync it lacks. The engine's log waits for `LogSync`, everything else is synced at once; before a page of
 * data is overwritten, or a file removed, cut or renamed, the log that says so is on the disk. A page that is added needs none:
 * the engine itself does not wait for its log there.
 */
function syncThrough(bridge: Bridge, log: LogSync, onFailure: (error: unknown) => void): void {
  const { stream_ops: files, node_ops: names } = bridge;
  const logFirst = () => {
    try {
      log.now();
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  const { write } = files;
  files.write = (file, bytes, offset, length, position) => {
    if (log.isPending() && position < fstatSync(file.nfd).size && !isLog(bridge.realPath(file.node)))
      logFirst();
    return write(file, bytes, offset, length, position);
  };
  files.fsync = (file) => {
    try {
      const path = bridge.realPath(file.node);
      if (isLog(path)) log.ask(path);
      else {
        log.now();
        fsyncSync(file.nfd);
      }
      return 0;
    } catch (error) {
      if (isHarmless(error, file)) return 0;
      onFailure(error);
      return failed;
    }
  };
  for (const name of ['rename', 'unlink', 'setattr'] as const) {
    const change = names[name];
    names[name] = (...args) => {
      if (log.isPending()) logFirst();
      return change(...args);
    };
  }
}

/** The folder of an embedded database, in which the engine's wish to have something on the disk is heard. */
export class SyncedFiles extends NodeFS {
  readonly #log: LogSync;
  readonly #onFailure: (error: unknown) => void;

  constructor(folder: string, log: LogSync, onFailure: (error: unknown) => void) {
    super(folder);
    this.#log = log;
    this.#onFailure = onFailure;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: Bridge }) => syncThrough(NODEFS, this.#log, this.#onFailure),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
