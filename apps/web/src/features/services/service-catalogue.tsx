import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { servicesQuery } from '#data/shop/services.ts';
import { categoryLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { closeOpenedAddress, OPENED_OVER } from '#lib/opened-over.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { Button } from '#ui/button.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { categoriesOf, filterServices } from './filter-services.ts';
import { ServiceGrid, ServicesLoading } from './service-grid.tsx';
import {
  changeSearch,
  LONGEST_SEARCH,
  parseServiceSearch,
  type ServiceSearch,
  type ServiceSearchChange,
} from './service-search.ts';

const CustomiseDialog = lazyDialog(() => import('./customise/customise-dialog.tsx'), 'CustomiseDialog');

const SERVICES_HEAD = {
  title: t('Our Services'),
  description: t('Health, fitness and nutrition services to back up your game plan'),
};

/** The services on sale, and the dialog of the one in the address. */
export function ServiceCatalogue({ search }: { search: ServiceSearch }) {
  const { data: services, isError, isFetching, refetch } = useQuery(servicesQuery);
  const isWaiting = useDeferredPending(!services);
  const { adjust, open, close } = useServiceAddress();
  const { text, type } = useTypedSearch(search.search ?? '', (typed) => adjust({ search: typed }));
  const categories = categoriesOf(services ?? []);
  // A category without services, typed or removed from the catalogue, is ignored.
  const category = categories.find((name) => name === search.category);
  const found = services && filterServices(services, { search: text, category });

  return (
    <>
      <PageHead {...SERVICES_HEAD} />
      <ServiceFilters
        search={text}
        onSearch={type}
        category={category}
        categories={categories}
        onCategory={(picked) => void adjust({ category: picked })}
      />
      {isError && !services && (
        <ErrorPanel
          title={t('Services did not load')}
          description={t('Your cart is safe. Check the connection and try again.')}
          failed={{ refetch, isFetching }}
          className="mt-5"
        />
      )}
      {isWaiting && !isError && <ServicesLoading />}
      {!isWaiting && services && found && (
        <>
          <p role="status" className="sr-only">
            {t('{count, select, 1 {1 service} other {{count} services}}', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <ServiceGrid services={found} onAdd={open} onNear={CustomiseDialog.preload} />
          ) : (
            <EmptyState
              spot="search"
              title={t('No services found')}
              description={t('Try adjusting your search or filter criteria')}
              className="mt-5 bg-surface py-14"
            >
              {services.length > 0 && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    type('');
                    void adjust({ search: '', category: undefined });
                  }}
                >
                  {t('Show all services')}
                </Button>
              )}
            </EmptyState>
          )}
          {search.service !== undefined && (
            <CustomiseDialog
              service={services.find(({ id }) => String(id) === search.service)}
              onClose={close}
            />
          )}
        </>
      )}
    </>
  );
}

interface ServiceFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  /** Undefined for all. */
  category: string | undefined;
  categories: readonly string[];
  onCategory: (category: string | undefined) => void;
}

function ServiceFilters({ search, onSearch, category, categories, onCategory }: ServiceFiltersProps) {
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-[1fr_240px]">
      <SearchInput
        label={t('Search services...')}
        value={search}
        maxLength={LONGEST_SEARCH}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Select
        label={t('Category')}
        value={category ?? ''}
        onChange={({ target }) => onCategory(target.value || undefined)}
      >
        <option value="">{t('All Categories')}</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {categoryLabel(name)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/**
 * Navigation within the services page. Filters and the open service are in the address, so that Back, reload and links
 * work.
 */
function useServiceAddress() {
  const router = useRouter();
  const navigate = useNavigate();
  const go = (change: ServiceSearchChange, how: { replace?: boolean; state?: typeof OPENED_OVER } = {}) =>
    navigate({
      to: '/services',
      search: changeSearch(parseServiceSearch(router.latestLocation.search), change),
      resetScroll: false,
      ...how,
    });
  return {
    /** Navigates without a history entry, for typing and picking. */
    adjust: (change: ServiceSearchChange) => go(change, { replace: true }),
    open: (id: number) => void go({ service: String(id) }, { state: OPENED_OVER }),
    /** Resolves when the address has no service; goes back if the dialog was opened on this page. */
    close: () => closeOpenedAddress(router, () => go({ service: undefined }, { replace: true })),
  };
}

/** Milliseconds without typing before the address is updated. */
const PAUSE = 250;

/**
 * The search text: the address's, except while the user is typing. Typing filters immediately; the address is updated
 * at the next pause.
 * @param settle writes the text into the address, and resolves when it is there
 */
function useTypedSearch(search: string, settle: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      await settle(text);
      setTyped((current) => (current === text ? undefined : current));
    }, PAUSE);
  };
  return { text: typed ?? search, type };
}
