import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { ServiceCatalogue } from '#features/services/service-catalogue.tsx';

export function ServicesPage() {
  const search = useSearch({ from: '/services' });
  return (
    <>
      <PageTitle>Our Services</PageTitle>
      <ServiceCatalogue search={search} />
    </>
  );
}
