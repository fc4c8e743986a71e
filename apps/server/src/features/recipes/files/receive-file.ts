import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitedTo } from '#http/uploads.ts';

/**
 * Receives a file into a folder of its own, for as long as `use` works with it. Throws 'too_large' once it has more bytes than
 * allowed, and 'bad_request' if it is empty.
 */
export async function withReceivedFile<Result>(
  content: Readable,
  limit: Parameters<typeof limitedTo>[0],
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'game-plan-import-'));
  try {
    const path = join(folder, 'file');
    await pipeline(content, limitedTo(limit), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
