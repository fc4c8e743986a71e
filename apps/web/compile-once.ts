import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/react-compiler');

/** What the answer depends on beside the text: every version that is installed, and the plugin's options. */
const GROUNDS = ['package-lock.json', 'apps/web/vite.config.ts'].map((file) => join(ROOT, file));

type Compile = (code: string, id: string, options: unknown) => unknown;

/** Of a plugin, of whichever bundler's type, what is needed of it here. */
interface Compiling {
  readonly name: string;
  readonly transform?: unknown;
}

/**
 * The plugin, whose answer for a module's text is kept and not worked out again: React's compiler takes a third of a build, and
 * reads the same texts once more for the tests.
 */
export async function compileOnce<P extends Compiling>(compiling: Promise<P>, folder = FOLDER): Promise<P> {
  const plugin = await compiling;
  const transform = plugin.transform as { handler: Compile };
  const grounds = createHash('sha256');
  for (const file of GROUNDS) grounds.update(await readFile(file));
  await mkdir(folder, { recursive: true });

  const compile = transform.handler;
  transform.handler = async function (this: unknown, code: string, id: string, options: unknown) {
    const key = grounds
      .copy()
      .update(`${relative(ROOT, id)}\0${code}`)
      .digest('hex');
    const file = join(folder, `${key}.json`);
    const kept = await readFile(file, 'utf8').catch(() => undefined);
    if (kept !== undefined) return JSON.parse(kept) as unknown;
    const compiled = (await compile.call(this, code, id, options)) ?? null;
    // Whole at once: the build and the tests run at the same time.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, JSON.stringify(compiled));
    await rename(unfinished, file);
    return compiled;
  };
  return plugin;
}
