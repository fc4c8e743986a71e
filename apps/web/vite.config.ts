import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { contractsForReading } from './contracts-for-reading.ts';
import { drawFrames } from './draw-frames.ts';
import { firstScript } from './first-script.ts';
import { type Budgets, keepFirstVisitsSmall, nameFirstFiles } from './first-visit.ts';
import { loadFilesFirst } from './load-files-first.ts';
import { preloadFonts } from './preload-fonts.ts';
import { SCREEN_FILES } from './screen-files.ts';
import { subsetFonts } from './subset-fonts.ts';
import { writtenOut } from './written-out.ts';

/** An SVG in a file of its own names its language, which one within a page does without. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}`;

/** '~icons/noto/broccoli' is the address of that one picture, which it carries itself. */
const pictures = () =>
  icons({ compiler: { compiler: (svg) => `export default ${JSON.stringify(dataUrl(svg))}` } });

// What the packages import, before any of them is.
compileWhenStale();

const COMPONENTS = /[\\/]apps[\\/]web[\\/]src[\\/].+\.tsx?$/;
const TESTS = /\.test\.tsx?$/;

/**
 * What is small, whatever it imports included: what stands on Radix comes with the first screen that has it, and the large
 * tables of foods with the first that asks them. Feet and pounds belong to the screens of the body.
 */
const COMMON =
  /lucide-react|apps\/web\/src\/(?:lib|nutrition-ui|ui\/(?!dialog|toast|menu|tabs|explanation|form\/(?:segmented|switch|select|search-input)))|packages\/domain\/src\/(?!foods|language|lines|food-search|safety|recipes|units|labels|health|at-home)/;

/**
 * What these pages have in common is a file, and not one for each part of it. A browser asks for six files at once, and each costs
 * its main thread up to a millisecond three times: to be asked for, to arrive and to be linked with the others.
 */
const DIALOG =
  /@radix-ui\/react-(?:dialog|dismissable-layer|focus-scope|focus-guards|portal|presence|roving-focus|collection|direction|use-size|use-previous)|react-remove-scroll|aria-hidden|apps\/web\/src\/(?:ui\/dialog|lib\/(?:use-is-mounted|browser\/copy-text))/;
const KITCHEN =
  /apps\/web\/src\/(?:data\/kitchen\/(?:ingredients|kitchens|recipe-ideas)|ui\/form\/toggle-chip|ui\/toggle-chip|lib\/(?:use-still-open|browser\/use-(?:is-near|wide-screen))|features\/recipes\/(?:eater-picker|what-would-help)|ui\/late\/lazy)|lucide-react\/.*\/(?:lightbulb|sparkles)\./;
const DAY =
  /apps\/web\/src\/(?:data\/(?:food\/meals|people\/preferences|kitchen\/(?:shopping-list|food-names))|ui\/(?:form\/checkbox|state\/warning-note|late\/later)|lib\/format\/contains-label|features\/ingredients\/existing\/find-existing)|packages\/domain\/src\/(?:nutrition|goals)|lucide-react\/.*\/(?:egg|sandwich)\./;
const FORMS =
  /apps\/web\/src\/lib\/(?:changed-fields|reset-to-saved|format\/parse-number)|packages\/domain\/src\/(?:health\/(?:date-of-birth|profile-options)|safety\/allergy\/word-list)/;
const FIGURES =
  /apps\/web\/src\/(?:features\/meals\/meal-type-picker|ui\/form\/(?:segmented|date-stepper)|nutrition-ui\/measured-note)|packages\/domain\/src\/(?:units\/us-units|foods\/usda\/more-nutrients\.|.*macro-energy)/;
const AMOUNTS =
  /apps\/web\/src\/data\/food\/foods|packages\/domain\/src\/(?:units\/(?:unit\.|weights\/(?:weight|unit-weights)\.)|labels\/label-measure|meals\/(?:meal-time|quantity|food-amount))|apps\/web\/src\/(?:nutrition-ui\/(?:meal-day-field|large-meal-note)|lib\/browser\/session-text)/;
const LIBRARY =
  /apps\/web\/src\/(?:data\/kitchen\/(?:recipes|pictures)\.ts|features\/recipes\/(?:ideas-notice|match-badge|recipe-facts|picture-source|recipe-picture))|@tanstack\/.*infiniteQuery|packages\/domain\/src\/match-percent/i;
const CHOICE =
  /apps\/web\/src\/(?:ui\/(?:tabs|late\/late-tab|form\/(?:search-input|select))|lib\/use-debounced)/;
const COACHING = /apps\/web\/src\/(?:data\/people\/coaching|features\/coaching\/day-comments)/;
const SHOP =
  /packages\/(?:illustration\/src\/(?:services|shapes)|domain\/src\/pricing\/price-limits)|apps\/web\/src\/features\/services\/service-(?:cover|picture)/;

const ENTRY = 'apps/web/index.html';

/** What the first visit to a page may bring, KB of gzip. The dashboard's and the recipes' are promised, the others are what they are. */
const FIRST_VISITS: Budgets = {
  'features/auth/login.tsx': 140,
  'features/auth/signup.tsx': 146,
  'pages/dashboard-page.tsx': 150,
  'pages/recipes-page.tsx': 150,
  'pages/services-page.tsx': 136,
  'pages/cart-page.tsx': 171,
  'pages/coach-page.tsx': 160,
  'pages/admin-page.tsx': 184,
  'pages/nutrition-page.tsx': 212,
  'pages/ingredients-page.tsx': 206,
  'pages/meal-log-page.tsx': 150,
  'pages/profile-page.tsx': 210,
};

export default defineConfig({
  plugins: [
    writtenOut(/\.drawn\.ts$/),
    // Before the compiler, whose answer has no types any more, by which it tells what is only a type.
    contractsForReading(),
    // React stands in the app's own files alone. Tests are not compiled: what they hold is rendered once.
    react({ compiler: true, include: COMPONENTS, exclude: TESTS }),
    tailwindcss(),
    loadFilesFirst('./src/lib/browser/load-files-first.ts', 'loadFilesFirst'),
    pictures(),
    keepFirstVisitsSmall(ENTRY, FIRST_VISITS),
    nameFirstFiles(ENTRY, 'first-files.json', SCREEN_FILES),
    drawFrames(
      './src/app/frame/draw-frames.tsx',
      { frames: 'frames.json', calls: 'first-calls.json' },
      () => [react(), pictures()],
    ),
    firstScript('./src/app/frame/begin.ts', 3900, () => [contractsForReading({ withAnswers: false })]),
    subsetFonts(/styles\/fonts\.css$/),
    preloadFonts(['bricolage-grotesque-latin-wdth-normal-1', 'figtree-latin-wght-normal-1']),
  ],
  // With the page's own Host: the server takes a call whose Origin differs from its Host for another site's.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    // The content security policy allows scripts from this origin only: no inline polyfill, no data: assets.
    modulePreload: {
      polyfill: false,
      // An import of a single file has no others to be loaded with it, but loadFilesFirst wants to know the file.
      resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit needs is one file.
            { name: 'app', tags: ['$initial'] },
            // What most pages need is another: one for each icon and each button would be thirty more requests.
            { name: 'common', test: COMMON, minShareCount: 4 },
            { name: 'dialog', test: DIALOG, minShareCount: 2 },
            { name: 'kitchen', test: KITCHEN, minShareCount: 2 },
            { name: 'day', test: DAY, minShareCount: 2 },
            { name: 'library', test: LIBRARY, minShareCount: 2 },
            { name: 'forms', test: FORMS, minShareCount: 2 },
            { name: 'figures', test: FIGURES, minShareCount: 2 },
            { name: 'amounts', test: AMOUNTS, minShareCount: 2 },
            { name: 'shop', test: SHOP, minShareCount: 2 },
            { name: 'choice', test: CHOICE, minShareCount: 2 },
            { name: 'coaching', test: COACHING, minShareCount: 2 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
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
