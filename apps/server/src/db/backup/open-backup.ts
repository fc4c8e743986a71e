import { resolve } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError } from './backup-error.ts';
import { MANIFEST, type Manifest, manifest, tablePath } from './manifest.ts';

export interface Backup {
  readonly manifest: Manifest;
  /** A table's rows, as COPY reads them; fails at its end when they are not those that were written. */
  openTable(name: string): Promise<Readable>;
  close(): void;
}

/** Throws BackupError when the file is none of our backups. */
export async function openBackup(path: string): Promise<Backup> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const opened = zip;
    const entries = new Map<string, Entry>();
    for await (const entry of opened.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (file: string) => {
      const entry = entries.get(file);
      if (!entry) throw new Error(`it has no ${file}`);
      const content = await opened.openReadStreamPromise(entry);
      const checked = checkSum(entry);
      return content.on('error', (error) => checked.destroy(error)).pipe(checked);
    };
    const found = manifest.parse(JSON.parse((await buffer(await open(MANIFEST))).toString()));
    return { manifest: found, openTable: (name) => open(tablePath(name)), close: () => opened.close() };
  } catch (cause) {
    zip?.close();
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${resolve(path)}.`);
    if (code === 'EACCES') throw new BackupError(`${resolve(path)} may not be read by this account.`);
    throw new BackupError(`${resolve(path)} is not a whole backup of Game Plan Cookbook.`, { cause });
  }
}

/** Zip files carry a sum of each content, which the library leaves to its callers. */
function checkSum({ crc32: expected, fileName }: Entry): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(undefined, chunk);
    },
    flush(done) {
      done(sum === expected ? undefined : new BackupError(`The backup is damaged in ${fileName}.`));
    },
  });
}
