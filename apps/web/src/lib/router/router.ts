import type { RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
import { type Address, type Manner, readAddress, type Target, writeAddress } from './address.ts';

/** A page of the app. */
export interface Page {
  /** Loads what shows it: at once where it is here already. */
  readonly load: () => ComponentType | Promise<ComponentType>;
  /** Reads what anyone may have typed into its address. */
  readonly readSearch: (raw: Readonly<Record<string, unknown>>) => object;
}

/** What is on the screen: the page of an address, or why it could not be loaded. */
export interface Shown {
  readonly address: Address;
  /** What its search says, as the page reads it. */
  readonly search: object;
  readonly page?: Page | undefined;
  readonly component?: ComponentType | undefined;
  readonly error?: unknown;
  /** Where on the page to begin: `stay` where it is, at its `top`, or where it was left. */
  readonly scroll: 'stay' | 'top' | 'restore';
}

export interface Router {
  readonly history: RouterHistory;
  /** Where the person has gone, whether its page is here yet or not. */
  readonly latestLocation: Address;
  /** What is on the screen, as far as the router knows; nothing until the first page is here. */
  readonly shown: Shown | undefined;
  /** Tells of each change of `latestLocation` and `shown`. */
  subscribe(listener: () => void): () => void;
  /** Goes there; resolves once the screen shows it, or something that was wanted after it. */
  navigate(target: Target & Manner): Promise<void>;
  /** The next time that the screen shows where the person has gone. */
  nextShown(): Promise<void>;
  /** Loads a page before it is wanted. A failure is told when it is. */
  preload(path: string): void;
  /** Shows the page again after it failed. */
  retry(): void;
  /** To be called once the screen shows it. */
  settle(shown: Shown): void;
  /** Follows the history until the answer is called. */
  follow(): () => void;
}

interface Pages {
  /** By address; one that ends in a slash or has capitals is the same. */
  readonly pages: Readonly<Record<string, Page>>;
  readonly notFound: ComponentType;
  readonly history: RouterHistory;
}

/** A page that is loaded when it is first wanted, once; one that could not be is loaded anew when it is wanted again. */
export function loadOnce(load: () => Promise<ComponentType>): Page['load'] {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  return () => {
    if (loaded) return loaded;
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}

/** Knows where the person is and which page that is; the page before stays on the screen until the next one is loaded. */
export function createRouter({ pages, notFound, history }: Pages): Router {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let latest = readAddress(history.location);
  let shown: Shown | undefined;
  let wait: (PromiseWithResolvers<void> & { readonly from: Address }) | undefined;
  let resetScroll = true;

  const pageOf = (path: string): Page | undefined =>
    pages[(path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase()];
  const show = (next: Shown) => {
    shown = next;
    tell();
  };

  /** Shows the page of the latest address, once it is loaded and if it is wanted still. */
  const load = (scroll: Shown['scroll']) => {
    const address = latest;
    const page = pageOf(address.pathname);
    const isWanted = () => address === latest;
    const isSame = page === shown?.page && address.searchStr === shown?.address.searchStr;
    const search = (isSame ? shown?.search : page?.readSearch(address.search)) ?? {};
    const shows = { address, search, page, scroll };
    if (page && page === shown?.page && shown.component) {
      return show({ ...shows, component: shown.component });
    }
    try {
      const component = page ? page.load() : notFound;
      if (!(component instanceof Promise)) return show({ ...shows, component });
      component.then(
        (loaded) => isWanted() && show({ ...shows, component: loaded }),
        (error: unknown) => isWanted() && show({ ...shows, error }),
      );
    } catch (error) {
      show({ ...shows, error });
    }
  };
  const nextShown = () => {
    wait ??= { ...Promise.withResolvers<void>(), from: latest };
    return wait.promise;
  };

  load('restore');
  return {
    history,
    get latestLocation() {
      return latest;
    },
    get shown() {
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate({ to, search, hash, replace = false, state = {}, resetScroll: isReset = true }) {
      const href = writeAddress(to, search, hash);
      // Where the person is already there is nothing to go back over.
      if (href === latest.href && state.isOpenedOver === latest.state.isOpenedOver) return Promise.resolve();
      const isDone = nextShown();
      resetScroll = isReset;
      if (replace) history.replace(href, state);
      else history.push(href, state);
      return isDone;
    },
    nextShown,
    preload(path) {
      try {
        const loading = pageOf(path)?.load();
        if (loading instanceof Promise) loading.catch(() => undefined);
      } catch {
        // Told when it is shown.
      }
    },
    retry() {
      load('stay');
    },
    settle(settled) {
      if (settled.address !== latest || settled.address === wait?.from) return;
      wait?.resolve();
      wait = undefined;
    },
    follow() {
      const onChange = ({ action }: { action: { type: string } }) => {
        const address = readAddress(history.location);
        const isStep = action.type === 'PUSH' || action.type === 'REPLACE';
        const isSame = address.key === latest.key && address.href === latest.href;
        // A step that was refused is told as well.
        if (isSame) return;
        latest = address;
        load(isStep ? (resetScroll ? 'top' : 'stay') : 'restore');
        resetScroll = true;
        tell();
      };
      // What happened before somebody listened.
      if (history.location.href !== latest.href) onChange({ action: { type: 'REPLACE' } });
      return history.subscribe(onChange);
    },
  };
}
