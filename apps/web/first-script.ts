import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type PluginOption } from 'vite';

/** Behind this the server writes what the script is to do. */
const PLACE = '<!--first-->';

/**
 * Builds a script that is read before the app, as a file of its own that imports nothing, and names it in the page behind
 * `<!--first-->`.
 * @param source of the script
 * @param mostBytes of gzip that it may have: it goes before the styles and the app
 * @param plugins that its sources need
 */
export function firstScript(source: string, mostBytes: number, plugins: () => PluginOption[]): Plugin {
  let script: { readonly fileName: string; readonly code: string } | undefined;
  return {
    name: 'first-script',
    apply: 'build',
    async buildStart() {
      const code = await bundled(fileURLToPath(new URL(source, import.meta.url)), plugins());
      const { length } = gzipSync(code, { level: 9 });
      if (length > mostBytes) this.error(`${source} has ${length} bytes (gzip); ${mostBytes} are allowed`);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      script = { fileName: `assets/begin-${hash}.js`, code };
    },
    generateBundle() {
      if (script) this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          PLACE,
          () =>
            `${PLACE}<script id="first-script" async fetchpriority="high" src="/${script?.fileName}"></script>`,
        ),
    },
  };
}

async function bundled(entry: string, plugins: PluginOption[]): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat();
  const [script] = built && 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return script.code;
}
