import { fileURLToPath } from 'node:url';
import { type Plugin, type PluginOption, runnerImport } from 'vite';

interface Drawn {
  readonly frames: unknown;
  readonly calls: unknown;
}

/**
 * Writes beside the page what each address shows, and asks for, before any script is there, as a module of the app has it, so
 * that the server can put it into the page.
 * @param source of the module, which exports `drawPages`
 * @param names of the files that are written
 * @param plugins that its sources need
 */
export function drawFrames(
  source: string,
  names: { readonly frames: string; readonly calls: string },
  plugins: () => PluginOption[],
): Plugin {
  return {
    name: 'draw-frames',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ drawPages: () => Promise<Drawn> }>(
        fileURLToPath(new URL(source, import.meta.url)),
        {
          root: import.meta.dirname,
          configFile: false,
          plugins: plugins(),
          logLevel: 'error',
        },
      );
      const write = (fileName: string, content: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      const { frames, calls } = await module.drawPages();
      write(names.frames, frames);
      write(names.calls, calls);
    },
  };
}
