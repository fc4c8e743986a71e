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

export type Encoding = 'br' | 'gzip';

export interface StoredFile extends StoredForm {
  readonly mediaType: string;
  /** The compressed variant, for files that compression makes shorter. */
  readonly compressed?: (encoding: Encoding) => Promise<StoredForm>;
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
const GZIP_LEVEL = 9;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content) => gzipped(content, { level: GZIP_LEVEL }),
};

function formOf(content: Buffer): StoredForm {
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}

/**
 * Prepares a file. It is compressed when it is first asked for: a start would spend most of a second on files that hardly
 * anyone asks for. The extension of `name` determines the media type.
 */
export function storeFile(name: string, content: Buffer): StoredFile {
  const [mediaType, isText] = MEDIA_TYPES[extname(name).toLowerCase()] ?? UNKNOWN;
  const file = { ...formOf(content), mediaType };
  if (!isText || content.length < SHORTEST_COMPRESSED) return file;
  const forms = new Map<Encoding, Promise<StoredForm>>();
  const compressed = (encoding: Encoding) => {
    const form = forms.get(encoding) ?? compress[encoding](content).then(formOf);
    forms.set(encoding, form);
    return form;
  };
  return { ...file, compressed };
}

/**
 * Reads all files of a folder into memory, by path from '/'. A built web app has a few megabytes, and serving it then does
 * not wait for the disk.
 */
export async function storeFiles(folder: string): Promise<ReadonlyMap<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, storeFile(path, await readFile(path)));
  }
  return files;
}
