import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { changeSearch, type ServiceSearch, type ServiceSearchChange } from './service-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog was opened over the page that is one step back. */
    isOpenedOver?: boolean;
  }
}

/** Moves about the services screen. What is filtered and open stands in the address, for back, reload and links. */
export function useServiceAddress() {
  const router = useRouter();
  const navigate = useNavigate({ from: '/services' });
  const go = (
    change: ServiceSearchChange,
    how: { replace?: boolean; state?: { isOpenedOver: boolean } } = {},
  ) =>
    navigate({
      to: '/services',
      search: (search: ServiceSearch) => changeSearch(search, change),
      resetScroll: false,
      ...how,
    });
  return {
    /** Stays where it is, as far as `back` knows: for what is typed and picked. */
    adjust: (change: ServiceSearchChange) => go(change, { replace: true }),
    open: (id: number) => void go({ service: String(id) }, { state: { isOpenedOver: true } }),
    /** Resolves when the address names no service any more; as `back` does where the dialog was opened here. */
    close: () =>
      router.latestLocation.state.isOpenedOver
        ? goBack(router)
        : go({ service: undefined }, { replace: true }),
  };
}

function goBack(router: AnyRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onResolved', () => {
    stop();
    resolve();
  });
  router.history.back();
  return promise;
}
