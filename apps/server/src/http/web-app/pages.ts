import { type StoredFile, storeFile } from './stored-files.ts';

const PAGE = '/index.html';
/** What the build says of each address: the files it needs beyond the app itself. */
const FIRST_FILES = '/first-files.json';
const END_OF_HEAD = '</head>';
const LOGIN = '/login';

/** By address. */
type FilesOf = Readonly<Record<string, readonly string[]>>;

interface FirstFiles {
  readonly signedIn: FilesOf;
  readonly signedOut: FilesOf;
}

/** The page for an address, as a browser with a session's cookie gets it, or one without. */
export type PageOf = (path: string, hasCookie: boolean) => StoredFile;

/**
 * The page of the app with what is known when it is sent: the files that its address needs, for the browser to ask for at once,
 * and that there is no session, so that the page need not ask for one only to be refused.
 * @param files of the built web app
 * @returns undefined where there is no page among them
 */
export async function storePages(files: ReadonlyMap<string, StoredFile>): Promise<PageOf | undefined> {
  const page = files.get(PAGE);
  if (!page) return undefined;
  const named = files.get(FIRST_FILES);
  const first: FirstFiles = named
    ? JSON.parse(named.content.toString('utf8'))
    : { signedIn: {}, signedOut: {} };
  const forSignedIn = await storeEach(page, first.signedIn, '');
  const forSignedOut = await storeEach(page, first.signedOut, '<meta name="session" content="none">');
  return (path, hasCookie) => {
    const written = withoutEndingSlash(path.toLowerCase());
    return hasCookie ? forSignedIn(written) : forSignedOut(written === '/signup' ? written : LOGIN);
  };
}

async function storeEach(page: StoredFile, firstFiles: FilesOf, more: string) {
  const store = (links: readonly string[]) => {
    const head = [
      more,
      ...links.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`),
    ];
    const html = page.content.toString('utf8').replace(END_OF_HEAD, `${head.join('')}${END_OF_HEAD}`);
    return storeFile(PAGE, Buffer.from(html));
  };
  const plain = await store([]);
  const pages = new Map<string, StoredFile>();
  for (const [path, links] of Object.entries(firstFiles)) pages.set(path, await store(links));
  return (path: string) => pages.get(path) ?? plain;
}

const withoutEndingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
