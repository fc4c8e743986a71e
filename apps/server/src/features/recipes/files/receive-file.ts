import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#http/app-error.ts';

interface Limit {
  readonly bytes: number;
  readonly message: string;
}

/**
 * Receives a file into a folder of its own, for as long as `use` works with it. Throws 'too_large' once it has more bytes than
 * allowed, and 'bad_request' if it is empty.
 */
export async function withReceivedFile<Result>(
  content: Readable,
  { bytes: most, message }: Limit,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'game-plan-import-'));
  try {
    const path = join(folder, 'file');
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done(bytes > most ? new AppError('too_large', message) : null, chunk);
      },
    });
    await pipeline(content, counted, createWriteStream(path, { mode: 0o600 }));
    if (bytes === 0) throw new AppError('bad_request', 'The file is empty.');
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
