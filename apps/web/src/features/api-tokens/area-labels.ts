import type { TokenArea } from '@game-plan/contracts/endpoint';

export const AREA_LABELS: Readonly<Record<TokenArea, string>> = {
  inventory: 'Inventory',
  list: 'Shopping list',
  recipes: 'Recipes',
  plan: 'Week plan',
  diary: 'Meals and goals',
  body: 'Weight and water',
};
