import { PageTitle } from '#app/page-title.tsx';
import { ServiceCatalogue } from '#features/services/service-catalogue.tsx';
import { useSearch } from '#lib/router/router-provider.tsx';

export function ServicesPage() {
  const search = useSearch('/services');
  return (
    <>
      <PageTitle>Our Services</PageTitle>
      <ServiceCatalogue search={search} />
    </>
  );
}
