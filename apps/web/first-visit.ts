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

/** The files that the browser has to have before a page is shown: of its source, with all that they import. */
function visitsIn(files: readonly BuiltFile[]) {
  const byName = new Map(files.map((file) => [file.fileName, file]));
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
  return (source: string): ReadonlySet<string> => needs(find(source), new Set());
}

/**
 * Weighs what the browser has to have before a page is shown for the first time: the app and the page, with all that they
 * import. What a page loads later, as it is wanted, does not count.
 * @returns KB of gzip by the page's source; throws for a page that is not in the bundle
 */
function weighFirstVisits(files: readonly BuiltFile[], entry: string, pages: readonly string[]) {
  const weights = new Map(files.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]));
  const filesOf = visitsIn(files);
  return new Map(
    pages.map((page) => {
      const visit = new Set([...filesOf(entry), ...filesOf(page)]);
      const bytes = [...visit].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
      return [page, bytes / 1000];
    }),
  );
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Fails a build whose pages bring more than they may. */
export function keepFirstVisitsSmall(entry: string, budgets: Budgets): Plugin {
  return {
    name: 'keep-first-visits-small',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle: Rolldown.OutputBundle) {
        const weights = weighFirstVisits(chunksOf(bundle), entry, Object.keys(budgets));
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

/** By the kind of visitor and the address: the source of what is shown there, or several. */
export type Screens = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/**
 * Writes beside the page which files each address needs beyond the app itself, so that the server can name them in the page:
 * the browser then asks for them at once, and not after it has read the app.
 * @param name of the file that is written: as `screens`, with the addresses of files in the place of sources
 */
export function nameFirstFiles(entry: string, name: string, screens: Screens): Plugin {
  return {
    name: 'name-first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle: Rolldown.OutputBundle) {
        const filesOf = visitsIn(chunksOf(bundle));
        const app = filesOf(entry);
        const beyondApp = (sources: string | readonly string[]) => {
          const needed = new Set([sources].flat().flatMap((source) => [...filesOf(source)]));
          return [...needed].filter((file) => !app.has(file)).map((file) => `/${file}`);
        };
        const named = mapValues(screens, (ofVisitor) => mapValues(ofVisitor, beyondApp));
        this.emitFile({ type: 'asset', fileName: name, source: JSON.stringify(named) });
      },
    },
  };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
