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
  readonly component: ComponentType & { readonly preload?: () => void };
  /** Reads what anyone may have typed into its address. */
  readonly readSearch: (raw: RawSearch) => object;
}

/** By its path, as wouter reads it: one that ends in a slash or has capitals is the same. */
export type Pages = Readonly<Record<string, Page>>;

export interface Router {
  readonly pages: Pages;
  readonly history: RouterHistory;
  /** The position in the browser's history at which this document was loaded. */
  readonly firstIndex: number;
  /** Where the person has gone, whether its page is here yet or not. */
  readonly latestLocation: Address;
  /** Tells of each change of `latestLocation`. */
  subscribe(listener: () => void): () => void;
  /** Goes there; resolves once the screen shows it, or something that was wanted after it. */
  navigate(target: Target & Manner): Promise<void>;
  /** The same for an address as it is written. */
  go(href: string, how?: { readonly replace?: boolean; readonly state?: AddressState }): Promise<void>;
  /** The next time that the screen shows where the person has gone. */
  nextShown(): Promise<void>;
  /** To be called once the screen shows it. */
  settle(shown: Address): void;
}

/** Knows where the person is. */
export function createRouter(pages: Pages, history: RouterHistory): Router {
  let latest = readAddress(history.location);
  let wait: (PromiseWithResolvers<void> & { readonly from: Address }) | undefined;
  const read = () => {
    const { href, state } = history.location;
    // A step that was refused is told as well.
    if (href !== latest.href || state.__TSR_key !== latest.key) latest = readAddress(history.location);
    return latest;
  };
  const nextShown = () => {
    wait ??= { ...Promise.withResolvers<void>(), from: read() };
    return wait.promise;
  };
  const go: Router['go'] = (href, { replace = false, state = {} } = {}) => {
    // Where the person is already there is nothing to go back over.
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
