import { fileURLToPath } from 'node:url';
import { type Plugin, type PluginOption, runnerImport } from 'vite';

/**
 * Writes beside the page what each address shows before any script is there, as a module draws it, so that the server can put
 * it into the page.
 * @param source of the module, which exports `drawFrames`
 * @param name of the file that is written
 * @param plugins that its sources need
 */
export function drawFrames(source: string, name: string, plugins: () => PluginOption[]): Plugin {
  return {
    name: 'draw-frames',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ drawFrames: () => Promise<unknown> }>(
        fileURLToPath(new URL(source, import.meta.url)),
        { root: import.meta.dirname, configFile: false, plugins: plugins(), logLevel: 'error' },
      );
      this.emitFile({ type: 'asset', fileName: name, source: JSON.stringify(await module.drawFrames()) });
    },
  };
}
