/** A data folder whose commits reach the disk: PGlite's own never calls fsync. */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type PreRun = NonNullable<Options['preRun']>;

interface FileStream {
  /** The descriptor of the real file. */
  nfd: number;
}

interface WasmModule {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } };
}

/** Emscripten's NODEFS has no fsync operation and so answers success without doing anything. */
const addFsync = (module: unknown): void => {
  (module as WasmModule).NODEFS.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
};

/** Keeps acknowledged writes through a power cut. */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] as PreRun } };
  }
}
