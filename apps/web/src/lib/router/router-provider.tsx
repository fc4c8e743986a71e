import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Address, Manner, Path, SearchOf, Target } from './address.ts';
import type { Router, Shown } from './router.ts';
import { restoreScroll, useKeptScroll } from './scroll.ts';

const RouterContext = createContext<Router | undefined>(undefined);
const ShownContext = createContext<Shown | undefined>(undefined);
const ErrorContext = createContext<ComponentType<PageErrorProps>>(() => null);

export interface PageErrorProps {
  error: unknown;
  reset: () => void;
}

interface RouterProviderProps {
  router: Router;
  /** What stands in the place of a page that failed. */
  pageError: ComponentType<PageErrorProps>;
  children: ReactNode;
}

/** Has `children` show where the person is. */
export function RouterProvider({ router, pageError, children }: RouterProviderProps) {
  const [shown, setShown] = useState(router.shown);
  useEffect(() => {
    let page = router.shown?.page;
    const update = () => {
      const { shown: next } = router;
      const show = () => setShown(next);
      // What the next page waits for it waits for out of sight; a change of the same page is an answer to a press.
      if (next?.page === page) show();
      else startTransition(show);
      page = next?.page;
    };
    const stops = [router.subscribe(update), router.follow()];
    update();
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  useKeptScroll(router);
  useLayoutEffect(() => {
    if (shown) restoreScroll(shown);
  }, [shown]);
  useEffect(() => {
    if (shown) router.settle(shown);
  }, [router, shown]);
  return (
    <RouterContext value={router}>
      <ErrorContext value={pageError}>
        <ShownContext value={shown}>
          <PageBoundary>{children}</PageBoundary>
        </ShownContext>
      </ErrorContext>
    </RouterContext>
  );
}

/** The page of where the person is; nothing until the first one is loaded. */
export function Outlet() {
  const shown = use(ShownContext);
  const isThere = useLatestAddress(({ pathname }) => pathname === shown?.address.pathname);
  // Who has just signed in and is on the way elsewhere sees nothing of the page that is left.
  const [isOnTheWay, setOnTheWay] = useState(!isThere);
  if (isOnTheWay && isThere) setOnTheWay(false);
  return (
    <PageBoundary>
      <Suspense>{shown && !isOnTheWay && <ShownPage shown={shown} />}</Suspense>
    </PageBoundary>
  );
}

function ShownPage({ shown }: { shown: Shown }) {
  const { component: Page, error } = shown;
  if (Page) return <Page />;
  throw error;
}

/** Shows what went wrong in its place, until the person goes elsewhere or tries again. */
function PageBoundary({ children }: { children: ReactNode }) {
  const shown = use(ShownContext);
  const pageError = use(ErrorContext);
  return (
    <Boundary shown={shown} pageError={pageError}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  shown: Shown | undefined;
  pageError: ComponentType<PageErrorProps>;
  children: ReactNode;
}

interface BoundaryState {
  readonly failed?: { readonly error: unknown } | undefined;
  readonly shown?: Shown | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return shown === state.shown ? null : { shown, failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { pageError: PageError, children } = this.props;
    if (!failed) return children;
    return <PageError error={failed.error} reset={() => this.setState({ failed: undefined })} />;
  }
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
  return useSyncExternalStore(router.subscribe, () => select(router.latestLocation));
}

/** The path on the screen; undefined until there is a page. */
export function useShownPath(): string | undefined {
  return use(ShownContext)?.address.pathname;
}

/** What the search of the page's own address says. */
export function useSearch<From extends Path>(_from: From): SearchOf<From> {
  return (use(ShownContext)?.search ?? {}) as SearchOf<From>;
}

interface NavigateProps {
  to: Path;
}

/** Sends the person elsewhere, in the place of where they are. */
export function Navigate({ to }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to, replace: true } as Target & Manner);
  }, [navigate, to]);
  return null;
}
