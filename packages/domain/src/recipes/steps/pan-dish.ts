import { type Dish, partIn, partsIn } from '../compose/dish.ts';
import { cookInPan, isSetAside } from './cook-protein.ts';
import { cookVegetables, vegetableMinutes } from './cook-vegetables.ts';
import { heat, soften } from './pan.ts';
import { capital, sentences, the } from './phrases.ts';

/**
 * The middle of a pan dish: protein, aromatics and vegetables in the order that leaves each of them right. Ends
 * with everything in the pan.
 */
export function cookEverythingInPan(dish: Dish, pan: string, verb = 'cook'): (string | undefined)[] {
  const protein = partIn(dish, 'protein');
  const vegetables = cookVegetables(partsIn(dish, 'vegetables'), verb);
  const start = heat(dish, pan, 'medium-high');
  if (!protein) return [sentences(start, soften(dish), vegetables)];
  if (isSetAside(protein)) {
    return [
      sentences(start, cookInPan(protein), `Move to a plate.`),
      sentences(
        verb === 'cook' ? lower(dish, soften(dish)) : soften(dish),
        vegetables,
        `${capital(`return ${the(protein)}`)} to the pan.`,
      ),
    ];
  }
  return [sentences(start, cookInPan(protein)), sentences(soften(dish), vegetables)];
}

function lower(dish: Dish, softening: string | undefined): string | undefined {
  return softening && partsIn(dish, 'aromatics').length > 0
    ? sentences('Lower the heat to medium.', softening)
    : softening;
}

export function panMinutes(dish: Dish): number {
  const protein = partIn(dish, 'protein');
  const aromatics = partsIn(dish, 'aromatics').map((part) => part.stocked.culinary.minutes);
  return (
    2 +
    (protein?.stocked.culinary.minutes ?? 0) +
    Math.max(0, ...aromatics) +
    vegetableMinutes(partsIn(dish, 'vegetables'))
  );
}
