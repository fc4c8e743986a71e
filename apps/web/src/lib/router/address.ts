import type { HistoryLocation } from '@tanstack/history';

/** Unparsed search parameters as plain strings, so that an invitation code of digits stays a string. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** The app's addresses and their search parameters; filled by `app/router.tsx`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the one who registers
export interface Register {}

type Searches = Register extends { searches: infer Told } ? Told : Record<string, never>;

/** The path of a page of the app, without search parameters. */
export type Path = keyof Searches & string;

/** The parsed search parameters of a page. */
export type SearchOf<To extends Path> = Searches[To] extends (raw: RawSearch) => infer Read
  ? Read
  : Record<string, never>;

/** State stored with an address in the browser's history. */
export interface AddressState {
  /** Whether something was opened over the page one step back. */
  readonly isOpenedOver?: boolean;
  /** Whether the scroll position stays. */
  readonly staysInPlace?: boolean;
  /** A second entry of the same address, which Back can be stopped at. */
  readonly isSpare?: boolean;
}

/** The current address. */
export interface Address {
  readonly pathname: string;
  readonly search: RawSearch;
  /** The search as written, with its question mark; '' if there is none. */
  readonly searchStr: string;
  readonly hash: string;
  readonly href: string;
  readonly state: AddressState;
  /** Identifies its entry in the browser's history. */
  readonly key: string;
}

/** Where to navigate. */
export type Target = {
  [To in Path]: {
    readonly to: To;
    readonly search?: SearchOf<To>;
    /** The id of the element to scroll to. */
    readonly hash?: string;
  };
}[Path];

/** How to navigate. */
export interface Manner {
  /** Replaces the history entry, so that Back skips it. */
  readonly replace?: boolean;
  readonly state?: AddressState;
  /** False to keep the scroll position; by default the page starts at its top. */
  readonly resetScroll?: boolean;
}

/** The history state for these options. */
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

/** Builds an address; undefined search parameters are left out. */
export function writeAddress(pathname: string, search: object = {}, hash?: string): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return `${pathname}${text && `?${text}`}${hash ? `#${hash}` : ''}`;
}
