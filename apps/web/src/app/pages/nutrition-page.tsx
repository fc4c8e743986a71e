import { ComingSoon } from './coming-soon.tsx';

export function NutritionPage() {
  return (
    <ComingSoon title="Nutrition Dashboard" spot="search">
      Your calories and macros against your goals will be here.
    </ComingSoon>
  );
}
