import { type Dish, type Part, partsIn } from '../compose/dish.ts';

/** Fresh herbs that are tough raw: they go in with what is cooked, where soft ones are scattered at the end. */
export function woodyHerbs(dish: Dish): Part[] {
  return partsIn(dish, 'herbs').filter(({ stocked }) => WOODY.has(stocked.culinary.name));
}

const WOODY: ReadonlySet<string> = new Set(['rosemary', 'thyme']);
