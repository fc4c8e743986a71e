import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const DIST = join(import.meta.dirname, 'dist');

/** What the service worker keeps: the page and its files. The decoder of barcodes is large, and few phones need it. */
function filesToKeep(): readonly { readonly url: string; readonly revision: string | null }[] {
  const page = readFileSync(join(DIST, 'index.html'));
  const assets = globSync('assets/*.{js,css,svg,woff2}', { cwd: DIST }).toSorted();
  return [
    { url: '/index.html', revision: createHash('sha256').update(page).digest('hex') },
    // Named after their content.
    ...assets.map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Builds the service worker. Run it after the app's own build, whose files it names. */
export default defineConfig({
  plugins: [
    {
      name: 'files-to-keep',
      // Read at a build alone: whoever only reads this configuration may have built nothing yet.
      config: (_, { command }) =>
        command === 'build' ? { define: { 'self.__WB_MANIFEST': JSON.stringify(filesToKeep()) } } : {},
    },
  ],
  publicDir: false,
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/service-worker.ts',
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
});
