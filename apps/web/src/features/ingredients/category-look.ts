import type { IngredientCategory } from '@game-plan/domain/kitchen';

interface CategoryLook {
  /** The word on a button. */
  readonly label: string;
  readonly emoji: string;
  /** The background of the emoji's tile. */
  readonly wash: string;
}

export const CATEGORY_LOOK: Readonly<Record<IngredientCategory, CategoryLook>> = {
  protein: { label: 'Protein', emoji: '🥩', wash: 'bg-accent-soft' },
  vegetable: { label: 'Vegetable', emoji: '🥦', wash: 'bg-primary-soft' },
  fruit: { label: 'Fruit', emoji: '🍎', wash: 'bg-accent-soft' },
  dairy: { label: 'Dairy', emoji: '🧀', wash: 'bg-butter-soft' },
  grain: { label: 'Grain', emoji: '🌾', wash: 'bg-butter-soft' },
  pantry: { label: 'Pantry', emoji: '🥫', wash: 'bg-quiet' },
  spice: { label: 'Spice', emoji: '🌶️', wash: 'bg-accent-soft' },
  beverage: { label: 'Beverage', emoji: '🥤', wash: 'bg-quiet' },
};
