import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module with the function that it puts around each `import()` of a build. */
const VITE_HELPER = '\0vite/preload-helper.js';

/**
 * Puts a function of ours around each `import()` of the build, in the place of Vite's own. It is called with the import and the
 * files that it needs, as Vite's is.
 * @param source of the function
 * @param name under which the source exports it
 */
export function loadFilesFirst(source: string, name: string): Plugin {
  const path = fileURLToPath(new URL(source, import.meta.url));
  let isReplaced = false;
  return {
    name: 'load-files-first',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== VITE_HELPER) return undefined;
      isReplaced = true;
      return `export { ${name} as __vitePreload } from ${JSON.stringify(path)};`;
    },
    // Styles of a part alone would have to be put into the page, as Vite's function does; the app has one sheet for all.
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`Nothing puts these into the page: ${sheets.join(', ')}`);
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite has another function around import() than expected');
    },
  };
}
