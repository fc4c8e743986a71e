import { ComingSoon } from './coming-soon.tsx';

export function MealLogPage() {
  return (
    <ComingSoon title="Meal Log" spot="plate">
      Logging what you eat will happen here.
    </ComingSoon>
  );
}
