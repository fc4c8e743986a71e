import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs a module while the app is built and writes what it exports in its place, where that is always the same and costs more to
 * work out than to send. Development and tests run the module itself.
 * @param sources the modules; what they export is plain data
 */
export function writtenOut(sources: RegExp): Plugin {
  return {
    name: 'written-out',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: sources },
      async handler(id) {
        const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
