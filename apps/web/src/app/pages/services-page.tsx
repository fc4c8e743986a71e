import { ComingSoon } from './coming-soon.tsx';

export function ServicesPage() {
  return (
    <ComingSoon title="Our Services" spot="bag">
      Health, fitness and nutrition services will be here.
    </ComingSoon>
  );
}
