import { ComingSoon } from './coming-soon.tsx';

export function IngredientsPage() {
  return (
    <ComingSoon title="Ingredient Inventory" spot="fridge">
      What is in your kitchen, and what to use first, will be here.
    </ComingSoon>
  );
}
