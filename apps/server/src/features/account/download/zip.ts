import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. It is opened when its turn comes, so that only one is open at a time. */
export interface ArchiveFile {
  readonly path: string;
  /** Not of what is compressed already. */
  readonly isCompressed?: boolean;
  open(): AsyncIterable<string | Buffer>;
}

const CHUNK_BYTES = 65_536;

/** The same bytes in larger chunks: compressing row by row would take several times as long. */
async function* inChunks(content: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    const chunk = Buffer.from(piece);
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** The zip file with these files, as a stream. Giving it up closes the file that is open. */
export function zip(files: readonly ArchiveFile[], mtime: Date): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: unknown) => archive.emit('error', error);
  for (const { path, isCompressed = false, open } of files) {
    archive.addReadStreamLazy(path, { mtime, mode: 0o100644, compress: !isCompressed }, (add) => {
      current = Readable.from(inChunks(open()), { objectMode: false });
      // The package hears no error of what it reads.
      add(undefined, current.on('error', fail));
    });
  }
  archive.on('error', (error) => output.destroy(error));
  archive.end();
  return pipeline(archive.outputStream, output, () => current?.destroy());
}
