import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Download, DownloadFile } from './download.ts';
import { FoodImportError } from './food-import-error.ts';

/** Opens a download, as a zip or a folder. Throws a FoodImportError if there is none. */
export async function openDownload(path: string): Promise<Download> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new FoodImportError(`There is no file or folder ${resolve(path)}.`);
  return found.isDirectory() ? openFolder(path) : openZip(path);
}

/** Opens an unpacked download: a folder that contains the CSV files, or the single folder from the zip. */
async function openFolder(path: string): Promise<Download> {
  const folder = (await holdsFoods(path)) ? path : await onlyFolderWithFoods(path);
  const names = (await readdir(folder)).filter((name) => /\.csv(?:\.gz)?$/i.test(name));
  const files = await Promise.all(names.map((name) => folderFile(join(folder, name), name)));
  return { files: new Map(files.map((file) => [file.name, file])), close: async () => undefined };
}

async function holdsFoods(folder: string): Promise<boolean> {
  return (await readdir(folder)).some((name) => /^food\.csv(?:\.gz)?$/i.test(name));
}

async function onlyFolderWithFoods(path: string): Promise<string> {
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory() && (await holdsFoods(join(path, entry.name)))) return join(path, entry.name);
  }
  return path;
}

async function folderFile(path: string, name: string): Promise<DownloadFile> {
  const isPacked = /\.gz$/i.test(name);
  return {
    name: name.toLowerCase().replace(/\.gz$/, ''),
    size: (await stat(path)).size,
    open: async (onBytes) => unpacked(createReadStream(path), isPacked, onBytes),
  };
}

/** `pipeline` closes each stream with the others; the reader of the last one gets the error. */
function unpacked(file: Readable, isPacked: boolean, onBytes: (count: number) => void): Readable {
  const counted = pipeline(file, countBytes(onBytes), () => undefined);
  return isPacked ? pipeline(counted, createGunzip(), () => undefined) : counted;
}

/** Passes data through and reports the number of bytes. */
function countBytes(onBytes: (count: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
}

/** USDA's largest download has about 40. */
const ENTRIES_MAX = 1000;

/** Opens a download as USDA publishes it: a zip file, with the CSV files possibly in a folder. */
async function openZip(path: string): Promise<Download> {
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
