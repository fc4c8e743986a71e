import { REPERTOIRE } from '../repertoire/repertoire.ts';
import type { Draft, Pick } from './fit-dish.ts';
import { breadthOf, countEach, namedIn } from './named-foods.ts';

/** In how many dishes each food is named as something that makes the dish. */
const DISHES_NAMING: ReadonlyMap<string, number> = countEach(
  REPERTOIRE.map(({ needs }) => new Set(needs.filter(({ weight }) => weight === 'is').flatMap(namedIn))),
);

const BREADTHS = new WeakMap<readonly string[], number>();

/**
 * How much a food that fills a need tells of the dish, as the logarithm of how much likelier it is kept for this dish than for any
 * (pointwise mutual information): much for rare foods that the dish names, nothing for any vegetable of a stir-fry.
 */
function tells({ need, stocked }: Pick): number {
  const breadth = BREADTHS.get(need.options) ?? breadthOf(need);
  BREADTHS.set(need.options, breadth);
  const naming = DISHES_NAMING.get(stocked.food?.name ?? stocked.culinary.name) ?? 0;
  return Math.max(0, Math.log(REPERTOIRE.length / (naming + 1)) - Math.log(breadth) / 2);
}

/** How much less a food tells of a dish that is also cooked without it. */
const ONLY_WANTED = 0.4;

/** How much of what makes the dish itself is there, weighted by how rare it is; 0 for a dish of anything. */
export function typicality({ picks }: Draft): number {
  return picks.reduce((sum, pick) => {
    if (pick.stocked.source === 'at home') return sum;
    const told = tells(pick);
    if (pick.need.weight === 'want') return sum + ONLY_WANTED * told;
    return pick.isAvailable ? sum + told : sum - told;
  }, 0);
}

const MAIN_ROLES: ReadonlySet<string> = new Set(['protein', 'base']);

/** Whether what is bought makes the dish: its meat, its pasta, or a food that its name says, such as the butter of 'Buttered Toast'. */
export function lacksItsMaker({ dish, picks }: Draft): boolean {
  return picks.some(
    ({ need, stocked, isAvailable }) =>
      !isAvailable &&
      (MAIN_ROLES.has(stocked.culinary.role) || dish.names.some((name) => name.includes(`{${need.id}`))),
  );
}
