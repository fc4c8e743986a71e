import { PassThrough, pipeline, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. It is opened when its turn comes, so that only one is open at a time. */
export interface ArchiveFile {
  readonly path: string;
  /** Not of what is compressed already. */
  readonly isCompressed?: boolean;
  open(): Readable;
}

/** The zip file with these files, as a stream. Giving it up closes the file that is open. */
export function zip(files: readonly ArchiveFile[], mtime: Date): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  for (const { path, isCompressed = false, open } of files) {
    archive.addReadStreamLazy(path, { mtime, mode: 0o100644, compress: !isCompressed }, (add) => {
      current = open();
      add(undefined, current);
    });
  }
  archive.on('error', (error) => output.destroy(error));
  archive.end();
  return pipeline(archive.outputStream, output, () => current?.destroy());
}
