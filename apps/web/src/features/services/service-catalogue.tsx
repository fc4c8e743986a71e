import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from '#data/services.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { CustomiseDialog } from './customise/customise-dialog.tsx';
import { categoriesOf, filterServices } from './filter-services.ts';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceGrid, ServicesLoading } from './service-grid.tsx';
import type { ServiceSearch } from './service-search.ts';
import { useServiceAddress } from './use-service-address.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** The services that can be bought, and the dialog of the one that the address names. */
export function ServiceCatalogue({ search }: { search: ServiceSearch }) {
  const { data: services, isError, isFetching, refetch } = useQuery(servicesQuery);
  const { adjust, open, close } = useServiceAddress();
  const { text, type } = useTypedSearch(search.search ?? '', (typed) => adjust({ search: typed }));
  const categories = categoriesOf(services ?? []);
  // One that nothing is of, typed into the address or gone from the catalogue, filters nothing.
  const category = categories.find((name) => name === search.category);
  const found = services && filterServices(services, { search: text, category });

  return (
    <>
      <PageHead
        title="Our Services"
        description="Health, fitness and nutrition services to back up your game plan"
      />
      <ServiceFilters
        search={text}
        onSearch={type}
        category={category}
        categories={categories}
        onCategory={(picked) => void adjust({ category: picked })}
      />
      {isError && !services && (
        <ErrorPanel
          title="Services did not load"
          description="Your cart is safe. Check the connection and try again."
          onRetry={() => void refetch()}
          pending={isFetching}
          className="mt-5"
        />
      )}
      {!services && !isError && <ServicesLoading />}
      {services && found && (
        <>
          <p role="status" className="sr-only">
            {found.length === 1 ? '1 service' : `${found.length} services`}
          </p>
          {found.length > 0 ? (
            <ServiceGrid services={found} onAdd={open} />
          ) : (
            <EmptyState
              spot="search"
              title="No services found"
              description="Try adjusting your search or filter criteria"
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
                  Show all services
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
