import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One encoding of a file. */
interface StoredForm {
  readonly content: Buffer;
  readonly etag: string;
}

export interface StoredFile extends StoredForm {
  readonly mediaType: string;
  /** Compressed variants, present if they are shorter. */
  readonly br?: StoredForm;
  readonly gzip?: StoredForm;
}

/** Media types of the files that Vite writes and `public` holds, and whether compression helps. */
const MEDIA_TYPES: Readonly<Record<string, readonly [mediaType: string, isText: boolean]>> = {
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json; charset=utf-8', true],
  '.map': ['application/json; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json; charset=utf-8', true],
  '.wasm': ['application/wasm', true],
  '.svg': ['image/svg+xml; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.webp': ['image/webp', false],
  '.ico': ['image/x-icon', false],
  '.woff2': ['font/woff2', false],
};
const UNKNOWN = ['application/octet-stream', false] as const;

/** Shorter files fit into one packet anyway. */
const SHORTEST_COMPRESSED = 1024;
/** Out of 11: higher levels take several times as long and save a few per cent. */
const BROTLI_QUALITY = 6;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

function formOf(content: Buffer): StoredForm {
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}

/** Prepares a file in all encodings. The extension of `name` determines the media type. */
export async function storeFile(name: string, content: Buffer): Promise<StoredFile> {
  const [mediaType, isText] = MEDIA_TYPES[extname(name).toLowerCase()] ?? UNKNOWN;
  const file = { ...formOf(content), mediaType };
  if (!isText || content.length < SHORTEST_COMPRESSED) return file;
  const br = await compress.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { ...file, br: formOf(br), gzip: formOf(await compress.gzip(content)) };
}

/**
 * Reads all files of a folder into memory with their compressed variants, by path from '/'. A built web app has a few
 * megabytes, and serving it then waits for neither the disk nor a busy thread.
 */
export async function storeFiles(folder: string): Promise<ReadonlyMap<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await storeFile(path, await readFile(path)));
  }
  return files;
}
