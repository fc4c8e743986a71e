import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Route, Switch, Router as Wouter } from 'wouter';
import { useFrameEnd } from '../browser/frame.ts';
import type { Address, Manner, Path, SearchOf, Target } from './address.ts';
import type { Page, Router } from './router.ts';
import { useScrollRestoration } from './scroll.ts';

const RouterContext = createContext<Router | undefined>(undefined);
const ShownContext = createContext<Address | undefined>(undefined);
const SearchContext = createContext<object>({});

interface RouterProviderProps {
  router: Router;
  /** Shown in place of a page that failed. */
  pageError: ComponentType<FallbackProps>;
  children: ReactNode;
}

/** Provides the router to `children`. The previous page stays on the screen until the next one is loaded. */
export function RouterProvider({ router, pageError, children }: RouterProviderProps) {
  const read = () => router.latestLocation;
  const latest = useSyncExternalStore(router.subscribe, read, read);
  const ready = useDeferredValue(latest);
  // A change within the same page is shown immediately.
  const shown = ready.pathname === latest.pathname ? latest : ready;
  return (
    <RouterContext value={router}>
      <Wouter hook={useWouterLocation}>
        <ShownContext value={shown}>
          <ErrorBoundary FallbackComponent={pageError} resetKeys={[shown]}>
            {children}
          </ErrorBoundary>
        </ShownContext>
      </Wouter>
    </RouterContext>
  );
}

/** Adapter through which wouter reads and changes the address. */
export function useWouterLocation(): [string, Router['go']] {
  return [useLatestAddress(({ pathname }) => pathname), useRouter().go];
}

interface OutletProps {
  notFound: ComponentType;
  /** Shown in place of a page that failed. */
  pageError: ComponentType<FallbackProps>;
}

/** Renders the current page; nothing until the first one is loaded. */
export function Outlet({ notFound, pageError }: OutletProps) {
  const { pages } = useRouter();
  const shown = useShown();
  const isThere = useLatestAddress(({ pathname }) => pathname === shown.pathname);
  // After a sign-in that leads to another page, the page being left is not shown.
  const [isOnTheWay, setOnTheWay] = useState(!isThere);
  if (isOnTheWay && isThere) setOnTheWay(false);
  if (isOnTheWay) return null;
  return (
    <Suspense>
      <ErrorBoundary FallbackComponent={pageError} resetKeys={[shown]}>
        <Switch location={shown.pathname}>
          {Object.entries(pages).map(([path, page]) => (
            <Route key={path} path={path}>
              <ShownPage page={page} />
            </Route>
          ))}
          <Route component={notFound} />
        </Switch>
      </ErrorBoundary>
      <AfterRender />
    </Suspense>
  );
}

function ShownPage({ page: { component: Component, readSearch } }: { page: Page }) {
  const { searchStr } = useShown();
  const search = useMemo(
    () => readSearch(Object.fromEntries(new URLSearchParams(searchStr))),
    [readSearch, searchStr],
  );
  return (
    <SearchContext value={search}>
      <Component />
    </SearchContext>
  );
}

/** Removes the frame and reports the shown address when the page is rendered. */
function AfterRender() {
  const router = useRouter();
  const shown = useShown();
  useFrameEnd();
  useScrollRestoration(shown);
  useEffect(() => router.settle(shown), [router, shown]);
  return null;
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router around this');
  return router;
}

/** Returns a function that navigates within the app and resolves when the screen shows the page. */
export function useNavigate(): (target: Target & Manner) => Promise<void> {
  return useRouter().navigate;
}

/** The latest address, even if its page is not loaded yet; `select` picks a part of it to limit renders. */
export function useLatestAddress<Selected extends string | boolean | undefined | Address>(
  select: (address: Address) => Selected,
): Selected {
  const router = useRouter();
  const read = () => select(router.latestLocation);
  return useSyncExternalStore(router.subscribe, read, read);
}

/** The address of the page on the screen. */
export function useShown(): Address {
  const shown = use(ShownContext);
  if (!shown) throw new Error('There is no router around this');
  return shown;
}

/** Starts to load the current page in parallel with the requests made before it is shown. */
export function PageAhead() {
  const router = useRouter();
  useEffect(() => void router.pages[router.latestLocation.pathname]?.component.preload?.(), [router]);
  return null;
}

/** The parsed search parameters of the page's own address. */
export function useSearch<From extends Path>(_from: From): SearchOf<From> {
  return use(SearchContext) as SearchOf<From>;
}
