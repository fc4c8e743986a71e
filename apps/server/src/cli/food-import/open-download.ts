import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Download } from './download.ts';
import { openFolder } from './folder-download.ts';
import { FoodImportError } from './food-import-error.ts';
import { openZip } from './zip-download.ts';

/** Opens what was downloaded, packed or unpacked. Throws a FoodImportError when there is nothing of the kind. */
export async function openDownload(path: string): Promise<Download> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new FoodImportError(`There is no file or folder ${resolve(path)}.`);
  return found.isDirectory() ? openFolder(path) : openZip(path);
}
