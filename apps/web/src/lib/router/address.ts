import type { HistoryLocation } from '@tanstack/history';

/** What an address says after its question mark: plain texts, so that an invitation code of digits stays the text it is. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** The addresses of the app, each with what its search says; `app/router.tsx` tells them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the one who registers
export interface Register {}

type Searches = Register extends { searches: infer Told } ? Told : Record<string, never>;

/** An address that the app has a page for, without its search. */
export type Path = keyof Searches & string;

/** What the search of an address says, as its page reads it. */
export type SearchOf<To extends Path> = Searches[To] extends (raw: RawSearch) => infer Read
  ? Read
  : Record<string, never>;

/** What stands beside an address in the browser's history. */
export interface AddressState {
  /** Something was opened over the page that is one step back. */
  readonly isOpenedOver?: boolean;
  /** What is on the screen stays where it is as this is opened. */
  readonly staysInPlace?: boolean;
  /** A second entry of the same address, which Back can be stopped at. */
  readonly isSpare?: boolean;
}

/** Where the app is. */
export interface Address {
  readonly pathname: string;
  readonly search: RawSearch;
  /** The same as it is written: with its question mark, '' where there is none. */
  readonly searchStr: string;
  readonly hash: string;
  readonly href: string;
  readonly state: AddressState;
  /** Of its place in the browser's history. */
  readonly key: string;
}

/** Where to go: an address without a search has none. */
export type Target = {
  [To in Path]: {
    readonly to: To;
    readonly search?: SearchOf<To>;
    /** The id of what is to be seen on the page. */
    readonly hash?: string;
  };
}[Path];

/** How to go. */
export interface Manner {
  /** Without a step that `back` would lead back over. */
  readonly replace?: boolean;
  readonly state?: AddressState;
  /** False where what is on the screen stays where it is; else the page begins at its top. */
  readonly resetScroll?: boolean;
}

/** What is kept in the browser's history of how to go. */
export function stateOf(state: AddressState | undefined, resetScroll = true): AddressState {
  return resetScroll ? { ...state } : { ...state, staysInPlace: true };
}

export function readAddress({ pathname, search, hash, href, state }: HistoryLocation): Address {
  return {
    pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    searchStr: search,
    hash,
    href,
    state: state as AddressState,
    key: state.__TSR_key ?? '',
  };
}

/** An address as it is written; what is undefined in its search is left out. */
export function writeAddress(pathname: string, search: object = {}, hash?: string): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return `${pathname}${text && `?${text}`}${hash ? `#${hash}` : ''}`;
}
