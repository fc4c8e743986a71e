import type { RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
import {
  type Address,
  type AddressState,
  type Manner,
  type RawSearch,
  readAddress,
  stateOf,
  type Target,
  writeAddress,
} from './address.ts';

/** A page of the app. */
export interface Page {
  readonly component: ComponentType & { readonly preload?: () => Promise<void> };
  /** Parses search parameters, which are untrusted input. */
  readonly readSearch: (raw: RawSearch) => object;
}

/** Pages by path. As in wouter, a trailing slash and upper case do not matter. */
export type Pages = Readonly<Record<string, Page>>;

export interface Router {
  readonly pages: Pages;
  readonly history: RouterHistory;
  /** The position in the browser's history at which this document was loaded. */
  readonly firstIndex: number;
  /** The latest address, even if its page is not loaded yet. */
  readonly latestLocation: Address;
  /** Calls the listener when `latestLocation` changes. */
  subscribe(listener: () => void): () => void;
  /** Navigates; resolves when the screen shows the page, or a later one. */
  navigate(target: Target & Manner): Promise<void>;
  /** Like `navigate`, for an address as a string. */
  go(href: string, how?: { readonly replace?: boolean; readonly state?: AddressState }): Promise<void>;
  /** Resolves the next time that the screen shows the latest address. */
  nextShown(): Promise<void>;
  /** Call it when the screen shows the address. */
  settle(shown: Address): void;
}

/** Creates the router, which holds the current address. */
export function createRouter(pages: Pages, history: RouterHistory): Router {
  let latest = readAddress(history.location);
  let wait: (PromiseWithResolvers<void> & { readonly from: Address }) | undefined;
  const read = () => {
    const { href, state } = history.location;
    // A refused history step is also reported.
    if (href !== latest.href || state.__TSR_key !== latest.key) latest = readAddress(history.location);
    return latest;
  };
  const nextShown = () => {
    wait ??= { ...Promise.withResolvers<void>(), from: read() };
    return wait.promise;
  };
  const go: Router['go'] = (href, { replace = false, state = {} } = {}) => {
    // Navigating to the current address adds no history entry.
    if (href === read().href && state.isOpenedOver === latest.state.isOpenedOver) return Promise.resolve();
    const isDone = nextShown();
    history[replace ? 'replace' : 'push'](href, state);
    return isDone;
  };
  return {
    pages,
    history,
    firstIndex: history.location.state.__TSR_index,
    get latestLocation() {
      return read();
    },
    subscribe: (listener) => history.subscribe(listener),
    go,
    navigate: ({ to, search, hash, replace = false, state, resetScroll }) =>
      go(writeAddress(to, search, hash), { replace, state: stateOf(state, resetScroll) }),
    nextShown,
    settle(shown) {
      if (shown !== read() || shown === wait?.from) return;
      wait?.resolve();
      wait = undefined;
    },
  };
}
