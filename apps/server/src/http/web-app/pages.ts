import { type StoredFile, storeFile } from './stored-files.ts';

const PAGE = '/index.html';
/** Written by the build: the files each address needs beyond the app's own bundle. */
const FIRST_FILES = '/first-files.json';
/** Written by the build: the HTML frame of each address, visible before any script has loaded. */
const FRAMES = '/frames.json';
const FRAME = /<!--frame-->.*<!--\/frame-->/s;

const END_OF_HEAD = '</head>';
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

/**
 * Prepares the app's HTML page for each address. The page contains the address's frame, preload links for its files,
 * and, without a session cookie, the note that nobody is signed in, which saves a request that would be refused.
 * @param files of the built web app
 * @returns undefined if the page is not among the files
 */
export async function storePages(files: ReadonlyMap<string, StoredFile>): Promise<PageOf | undefined> {
  const page = files.get(PAGE);
  if (!page) return undefined;
  const read = <Told>(name: string): ByVisitor<Told> => {
    const file = files.get(name);
    return file ? JSON.parse(file.content.toString('utf8')) : { signedIn: {}, signedOut: {} };
  };
  const first = read<readonly string[]>(FIRST_FILES);
  const frames = read<string>(FRAMES);
  const forSignedIn = await storeEach(page, first.signedIn, frames.signedIn, '');
  const forSignedOut = await storeEach(page, first.signedOut, frames.signedOut, NOBODY);
  return (address, hasCookie) => {
    const [path = '/', search] = address.split('?', 2);
    const written = withoutEndingSlash(path.toLowerCase());
    const asked = new URLSearchParams(search);
    if (hasCookie) return forSignedIn(written, asked);
    return forSignedOut(written === SIGN_UP ? written : LOGIN, asked);
  };
}

async function storeEach(
  page: StoredFile,
  firstFiles: Readonly<Record<string, readonly string[]>>,
  frames: Readonly<Record<string, string>>,
  more: string,
) {
  const store = (links: readonly string[], frame: string | undefined) => {
    const head = [
      more,
      ...links.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`),
    ];
    const html = page.content
      .toString('utf8')
      .replace(END_OF_HEAD, () => `${head.join('')}${END_OF_HEAD}`)
      .replace(FRAME, (waiting) => frame ?? waiting);
    return storeFile(PAGE, Buffer.from(html));
  };
  const plain = await store([], undefined);
  const pages: { readonly path: string; readonly asks: readonly Ask[]; readonly page: StoredFile }[] = [];
  for (const address of new Set([...Object.keys(frames), ...Object.keys(firstFiles)])) {
    const [path = '/', search] = address.split('?', 2);
    const asks = [...new URLSearchParams(search)];
    const page = await store(firstFiles[address] ?? firstFiles[path] ?? [], frames[address] ?? frames[path]);
    pages.push({ path, asks, page });
  }
  // Addresses with more query fields are more specific and are matched first.
  pages.sort((one, other) => other.asks.length - one.asks.length);
  return (path: string, asked: URLSearchParams) =>
    pages.find((one) => one.path === path && one.asks.every((ask) => isAsked(ask, asked)))?.page ?? plain;
}

/** A query field and its value; '' matches any value. */
type Ask = readonly [name: string, value: string];

const isAsked = ([name, value]: Ask, asked: URLSearchParams) =>
  value === '' ? asked.has(name) : asked.get(name) === value;

const withoutEndingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
