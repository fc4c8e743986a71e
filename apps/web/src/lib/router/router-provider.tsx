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
import { useKeptScroll } from './scroll.ts';

const RouterContext = createContext<Router | undefined>(undefined);
const ShownContext = createContext<Address | undefined>(undefined);
const SearchContext = createContext<object>({});

interface RouterProviderProps {
  router: Router;
  /** What stands in the place of a page that failed. */
  pageError: ComponentType<FallbackProps>;
  children: ReactNode;
}

/** Has `children` show where the person is. The page before stays on the screen until the next one is loaded. */
export function RouterProvider({ router, pageError, children }: RouterProviderProps) {
  const read = () => router.latestLocation;
  const latest = useSyncExternalStore(router.subscribe, read, read);
  const ready = useDeferredValue(latest);
  // A change of the same page waits for nothing: it is an answer to a press.
  const shown = ready.pathname === latest.pathname ? latest : ready;
  return (
    <RouterContext value={router}>
      <Wouter hook={useWay}>
        <ShownContext value={shown}>
          <ErrorBoundary FallbackComponent={pageError} resetKeys={[shown]}>
            {children}
          </ErrorBoundary>
        </ShownContext>
      </Wouter>
    </RouterContext>
  );
}

/** Where wouter reads and goes. */
export function useWay(): [string, Router['go']] {
  return [useLatestAddress(({ pathname }) => pathname), useRouter().go];
}

interface OutletProps {
  notFound: ComponentType;
  /** What stands in the place of a page that failed. */
  pageError: ComponentType<FallbackProps>;
}

/** The page of where the person is; nothing until the first one is loaded. */
export function Outlet({ notFound, pageError }: OutletProps) {
  const { pages } = useRouter();
  const shown = useShown();
  const isThere = useLatestAddress(({ pathname }) => pathname === shown.pathname);
  // Who has just signed in and is on the way elsewhere sees nothing of the page that is left.
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
      <Arrival />
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

/** Comes to the screen together with the page. */
function Arrival() {
  const router = useRouter();
  const shown = useShown();
  useFrameEnd();
  useKeptScroll(shown);
  useEffect(() => router.settle(shown), [router, shown]);
  return null;
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router around this');
  return router;
}

/** Goes to an address of the app; resolves once the screen shows it. */
export function useNavigate(): (target: Target & Manner) => Promise<void> {
  return useRouter().navigate;
}

/** Where the person has gone, whether its page is here yet or not; `select` keeps what is asked of it from changing too often. */
export function useLatestAddress<Selected extends string | boolean | undefined | Address>(
  select: (address: Address) => Selected,
): Selected {
  const router = useRouter();
  const read = () => select(router.latestLocation);
  return useSyncExternalStore(router.subscribe, read, read);
}

/** Where the page on the screen is. */
export function useShown(): Address {
  const shown = use(ShownContext);
  if (!shown) throw new Error('There is no router around this');
  return shown;
}

/** Loads the page of where the person is, beside whatever is asked before it is shown. */
export function PageAhead() {
  const router = useRouter();
  useEffect(() => router.pages[router.latestLocation.pathname]?.component.preload?.(), [router]);
  return null;
}

/** What the search of the page's own address says. */
export function useSearch<From extends Path>(_from: From): SearchOf<From> {
  return use(SearchContext) as SearchOf<From>;
}
