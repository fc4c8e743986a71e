import type { Plugin } from 'vite';

/**
 * Adds a preload link to the built page for each named font, so that text does not wait for the stylesheet.
 * The names are file names without hash and ending; the hashed address is only known after bundling.
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        names.map((name) => {
          const file = Object.keys(bundle ?? {}).find((path) => path.includes(`/${name}-`));
          if (!file) throw new Error(`No font named ${name} in the bundle to preload`);
          return {
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          };
        }),
    },
  };
}
