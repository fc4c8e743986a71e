import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. It is opened when its turn comes, so that only one is open at a time. */
export interface ArchiveFile {
  readonly path: string;
  /** Not of what is compressed already. */
  readonly isCompressed?: boolean;
  /** Its content in chunks of some kilobytes; compressing row by row would take several times as long. */
  open(): Iterable<string> | AsyncIterable<string | Buffer>;
}

export interface Archive {
  /** The zip file. */
  readonly stream: Readable;
  /** Gives up what has not been read yet. Resolves when no file is read any more. */
  close(): Promise<void>;
}

interface Options {
  /** When its files were made. */
  readonly mtime: Date;
  /** Type and permissions of each file, as a Unix system has them. */
  readonly mode: number;
  /** Whether a file may turn out longer than 4 GB. */
  readonly forceZip64Format?: boolean;
}

/** The zip file with these files, each read as it is taken. */
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
      // The package hears no error of what it reads.
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
      // Not with `once`: it would throw the error of a stream that is being discarded.
      if (current && !current.closed) await new Promise((resolve) => current?.on('close', resolve));
    },
  };
}
