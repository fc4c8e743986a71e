import { availableParallelism } from 'node:os';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { preloadFonts } from './preload-fonts.ts';

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    preloadFonts(['bricolage-grotesque-latin-wdth', 'figtree-latin-wght']),
  ],
  // With the page's own Host: the server takes a call whose Origin differs from its Host for another site's.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    // The content security policy allows scripts from this origin only: no inline polyfill, no data: assets.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What several pages share, in two files: one for each icon and each button would be thirty more requests.
        codeSplitting: {
          groups: [
            { name: 'ui', test: /apps\/web\/src\/(?:ui|lib)\/|lucide-react/, minShareCount: 2 },
            { name: 'contracts', test: /packages\/contracts\/src\//, minShareCount: 2 },
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
    // As for the other projects, with which these workers are shared.
    maxWorkers: availableParallelism(),
    // A test fails by what it expects, not by how busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
