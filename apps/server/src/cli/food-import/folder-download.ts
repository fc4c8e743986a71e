import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { countBytes } from './count-bytes.ts';
import type { Download, DownloadFile } from './download.ts';

/** An unpacked download: a folder with the CSV files, or with the one folder that the zip file held. */
export async function openFolder(path: string): Promise<Download> {
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

/** `pipeline` ends each stream with the others; the reader of the last one gets the error. */
function unpacked(file: Readable, isPacked: boolean, onBytes: (count: number) => void): Readable {
  const counted = pipeline(file, countBytes(onBytes), () => undefined);
  return isPacked ? pipeline(counted, createGunzip(), () => undefined) : counted;
}
