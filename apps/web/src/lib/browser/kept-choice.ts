const YEAR_SECONDS = 31_536_000;

/*
 * What is chosen for a browser, for all people who use it. Cookies instead of the browser's storage: the server reads the theme among
 * them and writes it into the page, which then never changes colour.
 */

/** The choice of a name, if it is still among the options. */
export function readChoice<Option extends string>(
  name: string,
  options: readonly Option[],
): Option | undefined {
  const kept = new RegExp(`(?:^|; ?)${name}=([a-z]+)(?:;|$)`).exec(document.cookie)?.[1];
  return options.find((option) => option === kept);
}

/** Keeps a choice of lower-case letters for a year; undefined forgets it. */
export function keepChoice(name: string, option: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4 and on plain http.
  document.cookie = `${name}=${option ?? ''}; Path=/; SameSite=Lax; Max-Age=${option === undefined ? 0 : YEAR_SECONDS}`;
}
