import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledTexts } from './compiled-texts.ts';
import { contractsAsData } from './contracts-as-data.ts';

// What the packages import, before any of them is.
compileWhenStale();

const SOURCES = /[\\/]apps[\\/]web[\\/]src[\\/].+\.tsx?$/;
const TESTS = /\.test\.tsx?$/;

export default defineConfig({
  plugins: [
    contractsAsData(SOURCES),
    compiledTexts(SOURCES),
    // React stands in the app's own files alone. Tests are not compiled: what they hold is rendered once.
    react({ compiler: true, include: SOURCES, exclude: TESTS }),
    tailwindcss(),
  ],
  // With the page's own Host: the server takes a call whose Origin differs from its Host for another site's.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    // The server names in each page the files that its screen begins with.
    manifest: true,
    // The content security policy allows scripts from this origin only: no inline polyfill, no data: assets.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One file of what every page begins with, and one of the icons, instead of dozens with a few lines each.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'icons', test: 'lucide-react', minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // What a test leaves behind is cleared after it; loading the app anew for each file would take longer than the tests.
    isolate: false,
    // Node's own code in large pages: 50 ms more for a start, and a twelfth less time for all that a worker does.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--use-largepages=silent'],
    // A test fails by what it expects, not by how busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
