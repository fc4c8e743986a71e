import { useNavigate, useRouter } from '@tanstack/react-router';
import { closeOpened, OPENED_OVER } from '#lib/opened-over.ts';
import { changeSearch, type ServiceSearch, type ServiceSearchChange } from './service-search.ts';

/** Moves about the services screen. What is filtered and open stands in the address, for back, reload and links. */
export function useServiceAddress() {
  const router = useRouter();
  const navigate = useNavigate({ from: '/services' });
  const go = (change: ServiceSearchChange, how: { replace?: boolean; state?: typeof OPENED_OVER } = {}) =>
    navigate({
      to: '/services',
      search: (search: ServiceSearch) => changeSearch(search, change),
      resetScroll: false,
      ...how,
    });
  return {
    /** Stays where it is, as far as `back` knows: for what is typed and picked. */
    adjust: (change: ServiceSearchChange) => go(change, { replace: true }),
    open: (id: number) => void go({ service: String(id) }, { state: OPENED_OVER }),
    /** Resolves when the address names no service any more; as `back` does where the dialog was opened here. */
    close: () => closeOpened(router, () => go({ service: undefined }, { replace: true })),
  };
}
