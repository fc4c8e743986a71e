import type { Random } from '../../random.ts';
import type { ComposedRecipe } from '../composed-recipe.ts';
import { type Draft, matchOf, missingIn } from './draft.ts';
import type { Technique } from './technique.ts';
import { urgencyOf } from './urgency.ts';
import { suitability, type Wishes } from './wishes.ts';

const PER_FOOD_USED = 0.3;
const PER_URGENCY = 1.1;
const PER_MISSING = 0.3;
/** Chance belongs mostly to the technique: one with many drafts is not better for it. */
const TECHNIQUE_SURPRISE = 1.8;
const DRAFT_SURPRISE = 0.5;
const SAME_TECHNIQUE = 2.5;
const SAME_PROTEIN = 0.7;
const SAME_CUISINE = 0.5;
const SAME_MEAL = 0.45;
const BOTH_SWEET = 0.9;
const SAME_FOOD = 0.3;
const NEWLY_RESCUED = 0.6;

interface Scored {
  readonly draft: Draft;
  readonly score: number;
}

/** How well a draft uses the kitchen: what expires soonest, then what covers the most; a seeded part is chance. */
function scoreOf(draft: Draft, wishes: Wishes, luck: ReadonlyMap<Technique, number>, random: Random): number {
  const used = draft.picks.filter((pick) => pick.stocked.isAvailable);
  const urgent = used.map((pick) => urgencyOf(pick.stocked)).sort((a, b) => b - a);
  const urgency = urgent.slice(0, 3).reduce((sum, value, index) => sum + value / (index + 1), 0);
  return (
    suitability(draft, wishes) +
    urgency * PER_URGENCY +
    Math.min(used.length, 8) * PER_FOOD_USED -
    missingIn(draft.picks) * PER_MISSING +
    (luck.get(draft.technique) ?? 0) * TECHNIQUE_SURPRISE +
    random() * DRAFT_SURPRISE
  );
}

/**
 * The best drafts that differ: never the same technique with the same main protein, and rather another technique,
 * protein, cuisine, meal and food each time. `finish` may turn a draft down; the next best then takes its place.
 */
export function chooseDiverse(
  drafts: readonly Draft[],
  count: number,
  leastMatch: number,
  wishes: Wishes,
  random: Random,
  chosen: Map<Draft, ComposedRecipe>,
  finish: (draft: Draft) => ComposedRecipe | undefined,
): void {
  const luck = new Map(drafts.map(({ technique }) => [technique, 0]));
  for (const technique of luck.keys()) luck.set(technique, random());
  let rest: Scored[] = drafts
    .filter((draft) => matchOf(draft) >= leastMatch && !chosen.has(draft))
    .map((draft) => ({ draft, score: scoreOf(draft, wishes, luck, random) }));
  while (chosen.size < count && rest.length > 0) {
    const before = [...chosen.keys()];
    rest = rest.filter(({ draft }) => !before.some((other) => isSameDish(draft, other)));
    const best = highest(
      rest,
      ({ draft, score }) => score - likeness(draft, before, wishes) + newlyRescued(draft, before),
    );
    if (!best) return;
    rest = rest.filter((scored) => scored !== best);
    const recipe = finish(best.draft);
    if (recipe) chosen.set(best.draft, recipe);
  }
}

function isSameDish(a: Draft, b: Draft): boolean {
  return a.technique === b.technique && a.mainProtein?.culinary.name === b.mainProtein?.culinary.name;
}

function likeness(draft: Draft, others: readonly Draft[], wishes: Wishes): number {
  const foods = new Set(draft.picks.filter((pick) => pick.stocked.isAvailable).map((pick) => pick.stocked));
  return others.reduce((sum, other) => {
    const shared = other.picks.filter((pick) => foods.has(pick.stocked)).length;
    return (
      sum +
      (draft.technique === other.technique ? SAME_TECHNIQUE : 0) +
      (draft.mainProtein !== null && draft.mainProtein === other.mainProtein ? SAME_PROTEIN : 0) +
      (draft.flavour.cuisine === other.flavour.cuisine ? SAME_CUISINE : 0) +
      (wishes.meal === undefined && draft.technique.meals[0] === other.technique.meals[0] ? SAME_MEAL : 0) +
      (wishes.meal !== 'snack' && isSweet(draft) && isSweet(other) ? BOTH_SWEET : 0) +
      shared * SAME_FOOD
    );
  }, 0);
}

function isSweet({ technique }: Draft): boolean {
  return technique.takes.sweetener !== undefined;
}

/** What expires soon and no suggestion so far has used. */
function newlyRescued(draft: Draft, others: readonly Draft[]): number {
  const rescued = new Set(others.flatMap((other) => other.picks.map((pick) => pick.stocked)));
  return draft.picks
    .filter((pick) => !rescued.has(pick.stocked))
    .reduce((sum, pick) => sum + urgencyOf(pick.stocked) * NEWLY_RESCUED, 0);
}

function highest<T>(list: readonly T[], value: (item: T) => number): T | undefined {
  let best: { item: T; value: number } | undefined;
  for (const item of list) {
    const candidate = value(item);
    if (!best || candidate > best.value) best = { item, value: candidate };
  }
  return best?.item;
}
