import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Of a bundle, what is needed to weigh a visit. */
export interface BuiltFile {
  readonly fileName: string;
  readonly code: string;
  /** The files that it cannot run without. */
  readonly imports: readonly string[];
  /** The source that the file stands for, where it is a page or a part of its own. */
  readonly facadeModuleId: string | null;
}

/** By the end of a page's source: the most that its first visit may bring, in KB (1,000 bytes) of gzip. */
export type Budgets = Readonly<Record<string, number>>;

/**
 * Weighs what the browser has to have before a page is shown for the first time: the app and the page, with all that they
 * import. What a page loads later, as it is wanted, does not count.
 * @returns KB of gzip by the page's source; throws for a page that is not in the bundle
 */
function weighFirstVisits(files: readonly BuiltFile[], entry: string, pages: readonly string[]) {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const weights = new Map(files.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]));
  const find = (source: string) => {
    const found = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!found) throw new Error(`${source} is no file of its own in the bundle`);
    return found;
  };
  const needs = (file: BuiltFile, seen: Set<string>): Set<string> => {
    if (seen.has(file.fileName)) return seen;
    seen.add(file.fileName);
    for (const name of file.imports) {
      const imported = byName.get(name);
      if (imported) needs(imported, seen);
    }
    return seen;
  };
  return new Map(
    pages.map((page) => {
      const visit = needs(find(page), needs(find(entry), new Set()));
      const bytes = [...visit].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
      return [page, bytes / 1000];
    }),
  );
}

/** Fails a build whose pages bring more than they may. */
export function keepFirstVisitsSmall(entry: string, budgets: Budgets): Plugin {
  return {
    name: 'keep-first-visits-small',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle: Rolldown.OutputBundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const weights = weighFirstVisits(files, entry, Object.keys(budgets));
        const over = [...weights].filter(([page, weight]) => weight > (budgets[page] ?? 0));
        if (over.length > 0) {
          this.error(
            over
              .map(
                ([page, weight]) =>
                  `The first visit to ${page} brings ${weight.toFixed(1)} KB of JavaScript (gzip); ${budgets[page]} are allowed`,
              )
              .join('\n'),
          );
        }
      },
    },
  };
}
