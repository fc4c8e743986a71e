import { basename, resolve } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { countBytes } from './count-bytes.ts';
import type { Download, DownloadFile } from './download.ts';
import { FoodImportError } from './food-import-error.ts';

/** USDA's largest download has about 40. */
const ENTRIES_MAX = 1000;

/** A download as USDA packs it: a zip file, in which the CSV files may lie in a folder. */
export async function openZip(path: string): Promise<Download> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const opened = zip;
    const files = new Map<string, DownloadFile>();
    if (opened.entryCount > ENTRIES_MAX) throw new Error(`it holds more than ${ENTRIES_MAX} files`);
    for await (const entry of opened.eachEntry()) {
      const name = basename(entry.fileName).toLowerCase();
      const isOurs = name.endsWith('.csv') && !entry.fileName.startsWith('__MACOSX/');
      if (isOurs) files.set(name, zipFile(opened, entry, name));
    }
    return { files, close: async () => opened.close() };
  } catch (cause) {
    zip?.close();
    throw new FoodImportError(
      `${resolve(path)} is not a zip file that can be read (${messageOf(cause)}). ` +
        'Give the CSV download of USDA FoodData Central as it was saved, or the folder it was unpacked to.',
      { cause },
    );
  }
}

function zipFile(zip: ZipFile, entry: Entry, name: string): DownloadFile {
  return {
    name,
    size: entry.uncompressedSize,
    async open(onBytes): Promise<Readable> {
      return pipeline(await zip.openReadStreamPromise(entry), countBytes(onBytes), () => undefined);
    },
  };
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
