import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { ServiceCatalogue } from '#features/services/service-catalogue.tsx';
import { parseServiceSearch } from '#features/services/service-search.ts';

export function ServicesPage() {
  // Read again: the router leaves in what the route's own reading had left out.
  const search = useSearch({ from: '/services', select: parseServiceSearch });
  return (
    <>
      <PageTitle>Our Services</PageTitle>
      <ServiceCatalogue search={search} />
    </>
  );
}
