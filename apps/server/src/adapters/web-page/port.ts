/** A page of the web. */
export interface WebPage {
  readonly html: string;
  /** Its address after redirects. */
  readonly url: string;
}

/** Fetches the page at an address that a person names. Throws an UnreadablePageError if it cannot be read. */
export type FetchPage = (url: string, signal?: AbortSignal) => Promise<WebPage>;

/** Fetches the file of a picture at an address that a page names. Throws an UnreadablePageError if it cannot be read. */
export type FetchPicture = (url: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** A page could not be read; the message is a sentence for the person who named it. */
export class UnreadablePageError extends Error {}
