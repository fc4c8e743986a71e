import { type StoredFile, storeFile } from './stored-files.ts';

const PAGE = '/index.html';
/** Written by the build: the files each address needs beyond the app's own bundle. */
const FIRST_FILES = '/first-files.json';
/** Written by the build: the calls that each address begins with. */
const FIRST_CALLS = '/first-calls.json';
/** Written by the build: the HTML frame of each address, visible before any script has loaded. */
const FRAMES = '/frames.json';
const FRAME = /<!--frame-->.*<!--\/frame-->/s;

const END_OF_HEAD = '</head>';
/** Ahead of the script that is read before the app. */
const FIRST = '<!--first-->';
const NOBODY = '<meta name="session" content="none">';
const LOGIN = '/login';
const SIGN_UP = '/signup';

/** Values by address and by whether the visitor may be signed in. `/signup?invite` matches any invitation. */
interface ByVisitor<Told> {
  readonly signedIn: Readonly<Record<string, Told>>;
  readonly signedOut: Readonly<Record<string, Told>>;
}

/** Returns the page for an address (`/recipes?recipe=7`), depending on whether the browser sent a session cookie. */
export type PageOf = (address: string, hasCookie: boolean) => StoredFile;

/** What a page's first script does: `apps/web/src/app/frame/begin.ts` reads it. */
interface First {
  /** Addresses of files to load once the frame is painted. */
  readonly files: readonly string[];
  /** The address of the call that every page sends. Absent if nobody is signed in. */
  readonly always?: string;
  readonly calls: readonly string[];
  /** How many fields the address's search has if the calls are right for it. */
  readonly fields: number;
}

/** Written into `FIRST_CALLS`. */
interface FirstCalls {
  readonly always?: string;
  readonly byAddress: Readonly<Record<string, readonly string[]>>;
}

/**
 * Prepares the app's HTML page for each address. The page contains the address's frame, what its first script loads and
 * calls, and, without a session cookie, the note that nobody is signed in, which saves a request that would be refused.
 * @param files of the built web app
 * @returns undefined if the page is not among the files
 */
export function storePages(files: ReadonlyMap<string, StoredFile>): PageOf | undefined {
  const page = files.get(PAGE);
  if (!page) return undefined;
  const read = <Told>(name: string, otherwise: Told): Told => {
    const file = files.get(name);
    return file ? JSON.parse(file.content.toString('utf8')) : otherwise;
  };
  const named = read<ByVisitor<readonly string[]>>(FIRST_FILES, NOTHING);
  const frames = read<ByVisitor<string>>(FRAMES, NOTHING);
  const calls = read<FirstCalls>(FIRST_CALLS, NO_CALLS);
  const forSignedIn = storeEach(page, named.signedIn, frames.signedIn, calls, '');
  const forSignedOut = storeEach(page, named.signedOut, frames.signedOut, NO_CALLS, NOBODY);
  return (address, hasCookie) => {
    const [path = '/', search] = address.split('?', 2);
    const written = withoutEndingSlash(path.toLowerCase());
    const query = new URLSearchParams(search);
    if (hasCookie) return forSignedIn(written, query);
    return forSignedOut(written === SIGN_UP ? written : LOGIN, query);
  };
}

const NOTHING = { signedIn: {}, signedOut: {} };
const NO_CALLS: FirstCalls = { byAddress: {} };

function storeEach(
  page: StoredFile,
  firstFiles: Readonly<Record<string, readonly string[]>>,
  frames: Readonly<Record<string, string>>,
  { always, byAddress }: FirstCalls,
  more: string,
) {
  const store = (first: First, frame: string | undefined) => {
    const html = page.content
      .toString('utf8')
      .replace(END_OF_HEAD, () => `${more}${END_OF_HEAD}`)
      .replace(FIRST, () => `<script type="application/json" id="first">${JSON.stringify(first)}</script>`)
      .replace(FRAME, (waiting) => frame ?? waiting);
    return storeFile(PAGE, Buffer.from(html));
  };
  const plain = store({ files: [], ...(always && { always }), calls: [], fields: 0 }, undefined);
  const pages: { readonly path: string; readonly asks: readonly Ask[]; readonly page: StoredFile }[] = [];
  const addresses = [frames, firstFiles, byAddress].flatMap(Object.keys);
  for (const address of new Set(addresses)) {
    const [path = '/', search] = address.split('?', 2);
    const asks = [...new URLSearchParams(search)];
    const first = {
      files: firstFiles[address] ?? firstFiles[path] ?? [],
      ...(always && { always }),
      calls: byAddress[address] ?? [],
      fields: asks.length,
    };
    pages.push({ path, asks, page: store(first, frames[address] ?? frames[path]) });
  }
  // Addresses with more query fields are more specific and are matched first.
  pages.sort((one, other) => other.asks.length - one.asks.length);
  return (path: string, query: URLSearchParams) =>
    pages.find((one) => one.path === path && one.asks.every((ask) => isAsked(ask, query)))?.page ?? plain;
}

/** A query field and its value; '' matches any value. */
type Ask = readonly [name: string, value: string];

const isAsked = ([name, value]: Ask, query: URLSearchParams) =>
  value === '' ? query.has(name) : query.get(name) === value;

const withoutEndingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
