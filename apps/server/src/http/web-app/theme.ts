import { type StoredFile, storeFile } from './stored-files.ts';

/** The browser's own choice; without one the page follows the system. */
const COOKIE = /(?:^|; ?)theme=(light|dark)(?:;|$)/;

const themed = new WeakMap<StoredFile, Map<string, StoredFile>>();

/** The page in the theme of the request's cookie, written into it so that it never appears in another one first. */
export function inTheme(page: StoredFile, cookies: string | undefined): StoredFile {
  const theme = cookies && COOKIE.exec(cookies)?.[1];
  if (!theme) return page;
  const versions = themed.get(page) ?? new Map<string, StoredFile>();
  themed.set(page, versions);
  const known = versions.get(theme);
  if (known) return known;
  const html = page.content.toString('utf8').replace('<html', `<html data-theme="${theme}"`);
  const version = storeFile('/index.html', Buffer.from(html));
  versions.set(theme, version);
  return version;
}
