import { type Dish, type Part, partsIn } from '../compose/dish.ts';

/** Ground spices go in with the flour, vanilla with what is wet. */
export function sweetSpices(dish: Dish): { ground: Part[]; liquid: Part[] } {
  const spices = partsIn(dish, 'spices');
  const isLiquid = (part: Part) => part.stocked.culinary.name === 'vanilla extract';
  return { ground: spices.filter((part) => !isLiquid(part)), liquid: spices.filter(isLiquid) };
}
