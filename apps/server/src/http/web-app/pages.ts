import { auth } from '@game-plan/contracts/people/auth';
import { type StoredFile, storeFile } from './stored-files.ts';

const PAGE = '/index.html';
/** Vite's list of what each source was built into. */
const MANIFEST = '/.vite/manifest.json';
const ENTRY = 'index.html';

const LOGIN = '/login';
const SIGN_UP = '/signup';

/** The addresses of the app's pages, and the sources of what each begins with. Any other address is 'Page Not Found'. */
const SIGNED_IN: Readonly<Record<string, readonly string[]>> = {
  '/': ['app/pages/dashboard-page.tsx'],
  '/ingredients': ['app/pages/ingredients-page.tsx'],
  '/ledger': ['app/pages/ledger-page.tsx'],
  '/recipes': ['app/pages/recipes-page.tsx'],
  '/meal-log': ['app/pages/meal-log-page.tsx', 'features/meals/log-meal.tsx'],
  '/plan': ['app/pages/plan-page.tsx'],
  '/nutrition': ['app/pages/nutrition-page.tsx'],
  '/services': ['app/pages/services-page.tsx'],
  '/cart': ['app/pages/cart-page.tsx'],
  '/profile': ['app/pages/profile-page.tsx'],
  '/admin': ['app/pages/admin-page.tsx'],
  '/coach': ['app/pages/coach-page.tsx'],
  [SIGN_UP]: ['app/pages/invited-page.tsx'],
  [LOGIN]: [],
};
const SIGNED_OUT: Readonly<Record<string, readonly string[]>> = {
  [LOGIN]: ['features/auth/login.tsx'],
  [SIGN_UP]: ['features/auth/signup.tsx'],
};

const END_OF_HEAD = '</head>';
/** Saves the app a call that would be refused, which browsers report as an error. */
const NOBODY = '<meta name="session" content="none">';
/** Who is signed in, which every screen waits for, is asked for beside the app instead of after it. */
const SESSION = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${auth.me.path}">`;

interface BuiltSource {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, BuiltSource>>;

/** The page for a path, depending on whether the browser sent a session cookie, and whether the app has a page there. */
export type PageOf = (
  path: string,
  hasCookie: boolean,
) => { readonly page: StoredFile; readonly isKnown: boolean };

/**
 * Prepares the app's HTML page for each address: it names the files that its screen begins with, so that the browser asks for them
 * beside the app, and, without a session cookie, says that nobody is signed in.
 * @param files of the built web app
 * @returns undefined if the page is not among the files
 */
export function storePages(files: ReadonlyMap<string, StoredFile>): PageOf | undefined {
  const page = files.get(PAGE);
  if (!page) return undefined;
  const html = page.content.toString('utf8');
  const manifest: Manifest = JSON.parse(files.get(MANIFEST)?.content.toString('utf8') ?? '{}');
  const store = (sources: readonly string[] = [], more = SESSION) => {
    const links = preloadLinks(
      manifest,
      sources.map((source) => `src/${source}`),
    );
    return storeFile(PAGE, Buffer.from(html.replace(END_OF_HEAD, () => `${links}${more}${END_OF_HEAD}`)));
  };
  const signedIn = new Map(Object.entries(SIGNED_IN).map(([path, sources]) => [path, store(sources)]));
  const login = store(SIGNED_OUT[LOGIN], NOBODY);
  const signUp = store(SIGNED_OUT[SIGN_UP], NOBODY);
  const elsewhere = store();
  return (path, hasCookie) => {
    const written = withoutEndingSlash(path.toLowerCase());
    const ofSignedIn = signedIn.get(written);
    const ofSignedOut = written === SIGN_UP ? signUp : login;
    return { page: hasCookie ? (ofSignedIn ?? elsewhere) : ofSignedOut, isKnown: ofSignedIn !== undefined };
  };
}

/** Links to the files of these sources and all that they import, except those that the page names itself. */
function preloadLinks(manifest: Manifest, sources: readonly string[]): string {
  const inPage = filesOf(manifest, [ENTRY]);
  return [...filesOf(manifest, sources)]
    .filter((file) => !inPage.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

function filesOf(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const built = manifest[source];
    if (!built || found.has(built.file)) continue;
    found.add(built.file);
    filesOf(manifest, built.imports ?? [], found);
  }
  return found;
}

const withoutEndingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
