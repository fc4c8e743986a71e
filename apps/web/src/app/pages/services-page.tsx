import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { ServiceCatalogue } from '#features/services/service-catalogue.tsx';
import { t } from '#lib/language.ts';

export function ServicesPage() {
  const search = useSearch({ from: '/services' });
  return (
    <>
      <PageTitle>{t('Our Services')}</PageTitle>
      <ServiceCatalogue search={search} />
    </>
  );
}
