/** A data folder whose commits reach the disk and whose files nobody else reads: PGlite's own sees to neither. */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type PreRun = NonNullable<Options['preRun']>;

interface FileStream {
  /** The descriptor of the real file. */
  nfd: number;
}

/** What is to be changed of a file; of this only the mode matters here. */
interface Attributes {
  mode?: number;
}

interface Operations {
  setattr: (file: unknown, attributes: Attributes) => void;
}

interface WasmModule {
  NODEFS: {
    node_ops: Operations;
    stream_ops: Operations & { fsync?: (stream: FileStream) => number };
  };
}

/** Emscripten's NODEFS has no fsync operation and so answers success without doing anything. */
const addFsync = (module: unknown): void => {
  (module as WasmModule).NODEFS.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
};

/** Emscripten gives every new file the mode 0666, whatever the umask of the process. */
const keepPrivate = (module: unknown): void => {
  const { node_ops, stream_ops } = (module as WasmModule).NODEFS;
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (file, { mode, ...others }) =>
      setattr(file, { ...others, ...(mode !== undefined && { mode: mode & ~0o077 }) });
  }
};

/** Keeps acknowledged writes through a power cut, and the files to the account of the server. */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync, keepPrivate] as PreRun },
    };
  }
}
