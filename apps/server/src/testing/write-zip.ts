import { buffer } from 'node:stream/consumers';
import { zip } from '#db/backup/zip.ts';

/**
 * A zip file of these contents by their paths.
 * @param mode Unix type and permissions of each file
 */
export function writeZip(files: Readonly<Record<string, string | Buffer>>, mode = 0o100644): Promise<Buffer> {
  const entries = Object.entries(files).map(([path, content]) => ({
    path,
    open: () => [String(content)],
    ...(typeof content !== 'string' && {
      open: async function* () {
        yield content;
      },
    }),
  }));
  return buffer(zip(entries, { mtime: new Date('2026-11-21'), mode }).stream);
}
