import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. It is opened when its turn comes, so that only one file is open at a time. */
export interface ArchiveFile {
  readonly path: string;
  /** False for content that is compressed already. */
  readonly isCompressed?: boolean;
  /** Yields the content in chunks of a few kilobytes; compressing row by row would take several times as long. */
  open(): Iterable<string> | AsyncIterable<string | Buffer>;
}

export interface Archive {
  /** The zip file's content. */
  readonly stream: Readable;
  /** Discards what has not been read. Resolves when no file is being read any more. */
  close(): Promise<void>;
}

interface Options {
  /** The modification time of the files. */
  readonly mtime: Date;
  /** Unix type and permissions of each file. */
  readonly mode: number;
  /** Whether a file may exceed 4 GB. */
  readonly forceZip64Format?: boolean;
}

/** Creates a zip archive of these files, each opened and read when the reader reaches it. */
export function zip(files: readonly ArchiveFile[], options: Options): Archive {
  const archive = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  let isClosed = false;
  const fail = (error: unknown) => archive.emit('error', error);
  for (const { path, isCompressed = false, open } of files) {
    archive.addReadStreamLazy(path, { ...options, compress: !isCompressed }, (add) => {
      if (isClosed) return;
      const content = open();
      current = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
      // yazl does not handle errors of its inputs.
      add(undefined, current.on('error', fail));
    });
  }
  archive.on('error', (error) => output.destroy(error));
  archive.end();
  return {
    stream: pipeline(archive.outputStream, output, () => current?.destroy()),
    async close() {
      isClosed = true;
      output.destroy();
      current?.destroy();
      // `once` would throw the error of a stream that is being destroyed.
      if (current && !current.closed) await new Promise((resolve) => current?.on('close', resolve));
    },
  };
}
