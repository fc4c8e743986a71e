import type { Food } from './food.ts';
import { food } from './food-row.ts';

/** The everyday foods that the product knows by name. */
export const FOODS: readonly Food[] = [
  food('egg', 171287, 'protein', [143, 12.56, 0.72, 9.51], { piece: 50 }, { allergens: ['eggs'] }),
];
