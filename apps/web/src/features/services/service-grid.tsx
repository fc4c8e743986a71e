import type { Service } from '@game-plan/contracts/services';
import { Skeleton } from '#ui/skeleton.tsx';
import { ServiceCard } from './service-card.tsx';

const GRID = 'mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ServiceGridProps {
  services: readonly Service[];
  onAdd: (id: number) => void;
}

export function ServiceGrid({ services, onAdd }: ServiceGridProps) {
  return (
    <ul aria-label="Services" className={GRID}>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} onAdd={() => onAdd(service.id)} />
      ))}
    </ul>
  );
}

/** The shape of what is coming, under the words that say so. */
export function ServicesLoading() {
  return (
    <>
      <p role="status" className="mt-5 font-medium text-muted">
        Loading services...
      </p>
      <div aria-hidden="true" className={GRID}>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} className="h-[440px] rounded-lg" />
        ))}
      </div>
    </>
  );
}
