import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { ALLERGENS, type Allergen, DIETS, type Diet, type Eater } from '../../eater.ts';
import type { CulinaryFood, CulinaryRole, Kind } from '../../foods/culinary-food.ts';
import { findFood } from '../../foods/find-food.ts';
import { isFrozen } from '../../foods/is-frozen.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { allergensOf, isWithoutLactose } from '../../safety/allergy/allergens.ts';
import { breaksDiet, dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { keptDiets, suitsEater } from '../../safety/suits-eater.ts';
import type { ServingNutrition } from '../composed-recipe.ts';
import { isMediterranean } from '../mediterranean.ts';
import type { Dish } from '../model/dish.ts';
import { nameFood } from '../model/groups.ts';
import type { Part, Stocked } from '../model/stocked.ts';
import { LEAST_CALORIES, MOST_CALORIES, MOST_GRAMS_OF_ONE } from '../serving-bounds.ts';
import { mentions } from '../techniques/phrases.ts';

/** Returns whether the person may eat a food under each of its names. Each food is checked once for a set of ideas. */
export function suitability(eater: Eater): (stocked: Stocked) => boolean {
  const known = new Map<Stocked, boolean>();
  return (stocked) => {
    const before = known.get(stocked);
    if (before !== undefined) return before;
    const { food, category } = stocked;
    const answer =
      suitsEater(stocked, eater) &&
      (!food || suitsEater({ name: asClaimed(stocked.name, food.name), category }, eater));
    known.set(stocked, answer);
    return answer;
  };
}

/**
 * Vegan sausages are found as veggie ones, of which many hold egg, lactose-free cheese as cheese, and gluten-free sausages as sausages; all
 * are as they say.
 */
function asClaimed(name: string, foodName: string): string {
  if (isGlutenFree(name) && !isGlutenFree(foodName)) return `gluten free ${foodName}`;
  if (isWithoutLactose(name) && !isWithoutLactose(foodName)) return `lactose-free ${foodName}`;
  return isVegan(name) && !isVegan(foodName) ? `vegan ${foodName}` : foodName;
}
const isVegan = saysOneOf(words.vegan);
const isGlutenFree = saysOneOf(words['gluten free']);

interface Facts {
  readonly allergens: ReadonlySet<Allergen>;
  readonly brokenDiets: ReadonlySet<Diet>;
}

/** Cache size for the facts about foods, by category and name. */
const MOST_FACTS = 20_000;
const FACTS = new Map<string, Facts>();

/**
 * The listed allergens that a food carries and the listed diets that it breaks, under all of its names, and by the
 * ingredients of a ready dish.
 */
function factsOf({ name, food, category }: Stocked): Facts {
  const key = `${category}|${name}|${food?.name ?? ''}`;
  const known = FACTS.get(key);
  if (known) return known;
  const names = food ? [name, asClaimed(name, food.name)] : [name];
  const parts = (isVegan(name) ? [] : (food?.madeOf ?? [])).map(
    (part) => [part, findFood(part)?.category ?? 'pantry'] as const,
  );
  const breaks = (diet: Diet) =>
    names.some((each) => breaksDiet(each, category, diet)) ||
    parts.some(([part, itsCategory]) => breaksDiet(part, itsCategory, diet));
  const facts = {
    allergens: new Set([
      ...names.flatMap((each) => [...allergensOf(each)]),
      ...(food?.allergens ?? []).filter((allergen) => allergen !== 'gluten' || !isGlutenFree(name)),
    ]),
    brokenDiets: new Set(DIETS.filter(breaks)),
  };
  if (FACTS.size >= MOST_FACTS) FACTS.clear();
  FACTS.set(key, facts);
  return facts;
}

/** The listed allergens that the lines carry. */
export function allergensIn(parts: readonly Part[]): Allergen[] {
  const carried = new Set(parts.flatMap(({ stocked }) => [...factsOf(stocked).allergens]));
  return ALLERGENS.filter((allergen) => carried.has(allergen));
}

/** Whether a serving fits the person's diets that limit amounts. */
export function fitsDiets(nutrition: ServingNutrition, eater: Eater): boolean {
  return keptDiets(eater).every((diet) => servingFitsDiet(diet, nutrition));
}

/** Leaves that are not eaten raw: frozen ones are soft, and water spinach is tough. */
const isCookedLeaf = saysOneOf(words['cooked leaves']);

/** Whether leaves that have to be cooked would be served raw. */
export function servesRaw(
  { method }: Dish,
  parts: readonly Part[],
  instructions: readonly string[],
): boolean {
  if (!RAW_METHODS.has(method)) return false;
  return (
    parts.some(
      ({ stocked: { name, culinary } }) =>
        LEAVES.has(culinary.kind) && (isFrozen(name) || isCookedLeaf(name)),
    ) && !instructions.some((step) => step.includes('wilt'))
  );
}
const RAW_METHODS: ReadonlySet<string> = new Set(['salad', 'sandwich', 'wrap']);
const LEAVES: ReadonlySet<string> = new Set(['leafy', 'salad-green']);

/** Whether the dish names this very food, as one of ground beans names dried ones and soaks them itself. */
export function isAskedFor({ needs }: Dish, { need, stocked: { food } }: Part): boolean {
  return needs.some(({ id, options }) => id === need && nameFood(options, food?.name));
}

/** Whether the amounts are those of a meal or snack. Partial figures may be too low, so they have no lower limit. */
export function isSane(
  dish: Dish,
  parts: readonly Part[],
  servings: number,
  nutrition: ServingNutrition,
): boolean {
  const { calories, isPartial } = nutrition;
  if (!Number.isFinite(calories) || calories > MOST_CALORIES) return false;
  if (!isPartial && calories < LEAST_CALORIES) return false;
  return parts.every((part) => {
    const { grams, amount, stocked } = part;
    if (amount === null) return grams === 0;
    const most = isAskedFor(dish, part) ? MOST_GRAMS_OF_ONE : mostInAServing(stocked.culinary);
    return grams > 0 && (stocked.food?.name === 'water' || grams / servings <= most);
  });
}

/** Whether the steps mention every ingredient. */
export function namesEverything(parts: readonly Part[], steps: readonly string[]): boolean {
  const text = steps.join(' ');
  return parts.every((part) => mentions(text, part));
}

/** The listed diets that every line and the serving fit; none if something is unknown. */
export function dietsOf(
  dish: Dish,
  name: string,
  parts: readonly Part[],
  nutrition: ServingNutrition,
): Diet[] {
  if (nutrition.isPartial || parts.some(({ stocked }) => stocked.food === undefined)) return [];
  return DIETS.filter(
    (diet) =>
      servingFitsDiet(diet, nutrition) &&
      dishFitsDiet(diet, name) &&
      parts.every(({ stocked }) => !factsOf(stocked).brokenDiets.has(diet)) &&
      (diet !== 'mediterranean' ||
        isMediterranean(
          dish.cuisine,
          parts.map(({ stocked }) => stocked),
        )),
  );
}

/** The most of one food that a serving of any dish holds. */
interface MostInAServing {
  readonly role: CulinaryRole;
  /** Of any kind if absent. */
  readonly kind?: Kind;
  readonly grams: number;
}

/**
 * What no serving holds more of, because it seasons and does not fill; the first rule that fits a food applies. Above are the dishes of our
 * repertoire with the most: 30 g of each herb in a kuku sabzi, 40 g of ginger in a Thai stir-fry of it.
 */
const MOST_IN_A_SERVING: readonly MostInAServing[] = [
  { role: 'herb', grams: 45 },
  { role: 'spice', grams: 10 },
  // Chili, ginger and garlic.
  { role: 'aromatic', kind: 'garlic', grams: 45 },
  // Spring onions and chives, which are no onions: a stew of seventeen is none.
  { role: 'aromatic', kind: 'plain', grams: 50 },
  { role: 'fat', grams: 45 },
  { role: 'acid', grams: 80 },
  { role: 'sweetener', grams: 60 },
  { role: 'sauce', grams: 90 },
  { role: 'baking', grams: 150 },
  { role: 'topping', kind: 'nut', grams: 70 },
  { role: 'topping', kind: 'seed', grams: 40 },
];

/** The most grams of a food in a serving of a dish that does not ask for this very food. */
export function mostInAServing({ role, kind }: CulinaryFood): number {
  const rule = MOST_IN_A_SERVING.find((each) => each.role === role && (each.kind ?? kind) === kind);
  return rule?.grams ?? MOST_GRAMS_OF_ONE;
}
