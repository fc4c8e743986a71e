import { resolve } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError } from './backup-error.ts';
import { MANIFEST, MANIFEST_BYTES_MAX, type Manifest, manifest, tablePath } from './manifest.ts';

/** Each table has one entry, and there are about 30 tables. */
const ENTRIES_MAX = 1000;
/** The longest row is a picture of a few megabytes. The database would buffer an endless line in memory. */
const LINE_BYTES_MAX = 256_000_000;

export interface Backup {
  readonly manifest: Manifest;
  /** A table's rows in COPY format. The stream fails at its end if the checksum does not match. */
  openTable(name: string): Promise<Readable>;
  close(): void;
}

/** Opens a backup. Throws BackupError if the file is not one. */
export async function openBackup(path: string): Promise<Backup> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const opened = zip;
    if (opened.entryCount > ENTRIES_MAX) throw new Error(`it holds more than ${ENTRIES_MAX} files`);
    const entries = new Map<string, Entry>();
    for await (const entry of opened.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (file: string) => {
      const entry = entries.get(file);
      if (!entry) throw new Error(`it has no ${file}`);
      const content = await opened.openReadStreamPromise(entry);
      const checked = checkSum(entry);
      return content.on('error', (cause) => checked.destroy(damaged(file, cause))).pipe(checked);
    };
    const found = manifest.parse(JSON.parse((await readWhole(await open(MANIFEST))).toString()));
    return { manifest: found, openTable: (name) => open(tablePath(name)), close: () => opened.close() };
  } catch (cause) {
    zip?.close();
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${resolve(path)}.`);
    if (code === 'EACCES') throw new BackupError(`${resolve(path)} may not be read by this account.`);
    throw new BackupError(`${resolve(path)} is not a complete backup of Game Plan Cookbook.`, { cause });
  }
}

const damaged = (file: string, cause?: Error) =>
  new BackupError(`The backup is damaged in ${file}.`, { cause });

/** Reads a file into memory. Throws once it exceeds the size limit of a manifest. */
async function readWhole(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > MANIFEST_BYTES_MAX) throw new Error('its manifest is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Verifies the CRC of a zip entry, which the library leaves to its callers, and limits the length of lines. */
function checkSum({ crc32: expected, fileName }: Entry): Transform {
  let sum = 0;
  let lineBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      const lastLineEnd = chunk.lastIndexOf('\n');
      lineBytes = lastLineEnd < 0 ? lineBytes + chunk.length : chunk.length - lastLineEnd;
      if (lineBytes > LINE_BYTES_MAX) return done(damaged(fileName));
      done(undefined, chunk);
    },
    flush(done) {
      done(sum === expected ? undefined : damaged(fileName));
    },
  });
}
