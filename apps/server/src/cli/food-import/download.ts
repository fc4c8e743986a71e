import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { openFolder } from './folder-download.ts';
import { FoodImportError } from './food-import-error.ts';
import { openZip } from './zip-download.ts';

/** One file of a download, wherever it lies. */
export interface DownloadFile {
  readonly name: string;
  /** Bytes that `open` passes on to `onBytes` in all. */
  readonly size: number;
  /** Its text; `onBytes` hears of progress. */
  open(onBytes: (count: number) => void): Promise<Readable>;
}

export interface Download {
  /** By their name without folders. */
  readonly files: ReadonlyMap<string, DownloadFile>;
  close(): Promise<void>;
}

/** Opens what was downloaded, packed or unpacked. Throws a FoodImportError when there is nothing of the kind. */
export async function openDownload(path: string): Promise<Download> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new FoodImportError(`There is no file or folder ${resolve(path)}.`);
  return found.isDirectory() ? openFolder(path) : openZip(path);
}
