import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '#http/app-error.ts';

/** Of a zip and the zips in it together. */
const MOST_ENTRIES = 10_000;
const MOST_BYTES = 600_000_000;

/** A file in a zip, by its path. */
export interface PackedFile {
  readonly path: string;
  /** Unpacked. */
  readonly bytes: number;
  /** The content; undefined if it is longer than `most` bytes. Throws 'bad_request' if it is damaged. */
  read(most: number): Promise<Buffer | undefined>;
}

export interface PackedFiles {
  readonly files: readonly PackedFile[];
  close(): void;
}

/** What is left of the limits, for a zip and the zips in it. */
export interface Room {
  entries: number;
  bytes: number;
}

export const newRoom = (): Room => ({ entries: MOST_ENTRIES, bytes: MOST_BYTES });

const refuse = (message: string, cause?: unknown): never => {
  throw new AppError('bad_request', message, cause instanceof Error ? { cause } : {});
};

const DAMAGED = 'This zip file is damaged or incomplete. Save it again in the other app.';

/**
 * Opens a zip by its path or content. Nothing of it is unpacked yet. Throws 'bad_request' with a sentence if it is damaged or
 * encrypted, has links, paths out of it, or more files or bytes than there is room for.
 */
export async function openPacked(source: string | Buffer, room: Room): Promise<PackedFiles> {
  let zip: ZipFile | undefined;
  try {
    const opened = await (typeof source === 'string'
      ? openPromise(source, { autoClose: false })
      : fromBufferPromise(source, { autoClose: false }));
    zip = opened;
    room.entries -= opened.entryCount;
    if (room.entries <= 0) refuse('This zip file holds 10,000 files or more. Import it in parts.');
    const files: PackedFile[] = [];
    for await (const entry of opened.eachEntry()) {
      checkEntry(entry, room);
      if (!entry.fileName.endsWith('/') && !isLeftover(entry.fileName)) files.push(packedFile(opened, entry));
    }
    return { files, close: () => opened.close() };
  } catch (error) {
    zip?.close();
    if (error instanceof AppError) throw error;
    const isPath = error instanceof Error && /relative path|absolute path/.test(error.message);
    return refuse(
      isPath ? 'This zip file has a file that belongs outside of it. It is not opened.' : DAMAGED,
      error,
    );
  }
}

const FILE_TYPE = 0o170000;
const LINK = 0o120000;

function checkEntry(entry: Entry, room: Room): void {
  if (entry.isEncrypted()) refuse('This zip file is encrypted. Export it without a password.');
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK)
    refuse('This zip file has links in it, which are not followed. Export it without them.');
  room.bytes -= entry.uncompressedSize;
  if (room.bytes < 0) refuse('Unpacked, this zip file has more than 600 MB. Import it in parts.');
}

/** What file managers leave behind. */
const isLeftover = (path: string) => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(path);

function packedFile(zip: ZipFile, entry: Entry): PackedFile {
  return {
    path: entry.fileName,
    bytes: entry.uncompressedSize,
    async read(most) {
      if (entry.uncompressedSize > most) return undefined;
      try {
        // The library ends a stream that is longer than its entry says.
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        return refuse(DAMAGED, error);
      }
    },
  };
}
