import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { findDish, foodNamed } from './dish-table.ts';
import { foodOfEnglishKey } from './find-by-words.ts';
import { FOOD_STATES, type Food, type FoodState } from './food.ts';
import { foodNameKey, plainWords } from './food-name.ts';
import { FOODS } from './food-table.ts';
import { saysOneOf, wordsSayOneOf } from './phrases-in.ts';

/** Tells whether a name begins with one of these words. */
const beginsWith =
  (words: readonly string[]) =>
  (name: string): boolean =>
    words.some((word) => name.startsWith(`${word} `));

const isCookedName = beginsWith(naming['cooked names']);

/** Grains and legumes with at least this many kcal per 100 g are dry; cooked ones contain two parts of water. */
const DRY_CALORIES = 250;

/** Food → its row as eaten: 'white rice' → 'cooked white rice'. */
const readyOf = lazy(
  (): ReadonlyMap<Food, Food> =>
    new Map(
      FOODS.flatMap((food) => {
        const ready = findReady(food);
        return ready === undefined || ready === food ? [] : [[food, ready] as const];
      }),
    ),
);

/** The inverse: food as eaten → its row as bought. If there are several, the one with the plainest name. */
const unreadyOf = lazy(
  (): ReadonlyMap<Food, Food> =>
    new Map(
      [...readyOf()]
        .toSorted(
          ([one, oneReady], [other, otherReady]) => closeness(other, otherReady) - closeness(one, oneReady),
        )
        .map(([food, ready]) => [ready, food] as const),
    ),
);

function findReady(food: Food): Food | undefined {
  if (isReady(food)) return undefined;
  if (food.eatenAs !== undefined) return foodNamed(food.eatenAs);
  return [
    food.name,
    food.name.startsWith('dried ') ? food.name.slice('dried '.length) : food.name,
    ...food.aliases,
  ]
    .map((name) => findDish(`cooked ${name}`) ?? foodOfEnglishKey(foodNameKey(`cooked ${name}`)))
    .find((ready) => ready !== undefined && isReady(ready));
}

function isReady({ name, state }: Food): boolean {
  return isCookedName(name) || state === 'cooked';
}

/** Smaller means closer: 0 if the cooked row has the food's name after 'cooked'. */
function closeness(food: Food, ready: Food): number {
  return ready.name === `cooked ${food.name}` ? 0 : food.name.length;
}

/** The state of a food of the table, by its row, its name, its rows in other states, and its figures. */
export function stateOf(food: Food): FoodState | undefined {
  const { name, category, per100g } = food;
  if (food.state !== undefined) return food.state;
  if (isCookedName(name)) return name.startsWith('smoked ') ? undefined : 'cooked';
  if (name.startsWith('canned ')) return 'canned';
  if (name.startsWith('dried ') && readyOf().has(food)) return 'dry';
  if (!readyOf().has(food)) return undefined;
  const isStarch = category === 'grain' || category === 'pantry';
  return isStarch && (per100g.calories ?? 0) >= DRY_CALORIES ? 'dry' : 'raw';
}

/** The row of the same food as eaten, 'cooked white rice' for 'white rice'; undefined if this row is eaten as it is. */
export function cookedRowOf(food: Food): Food | undefined {
  return readyOf().get(food);
}

/** The row of the same food as bought: 'white rice' for 'cooked white rice'. */
export function uncookedRowOf(food: Food): Food | undefined {
  return unreadyOf().get(food);
}

/** Tells whether a USDA description says a state, of which the first counts: 'Rice, white, long-grain, cooked'. */
const DESCRIBED = FOOD_STATES.flatMap((state) => {
  const words = naming['described states'][state];
  return words === undefined ? [] : [[state, wordsSayOneOf(words.split(', '))] as const];
});

/** The state according to the description of a food outside the table. */
export function describedState(description: string): FoodState | undefined {
  // 'Dry heat' is how it was cooked, and 'dry-roasted' as well.
  const words = plainWords(description).filter(
    (word, at, all) => word !== 'dry' || !NOT_DRY.has(all[at + 1] ?? ''),
  );
  return DESCRIBED.find(([, isSaid]) => isSaid(words))?.[0];
}

const NOT_DRY: ReadonlySet<string> = new Set(naming['behind dry']);

/*
 * The name of a food that was already cooked begins with the cooking method. The three functions below answer different
 * questions about it: a rotisserie chicken is sold and only needs warming, a mashed potato is not sold, and cooked beef
 * is only warmed although the steps treat it as beef.
 */
const isHomeMade = beginsWith(naming['home made names']);
const isWarmed = beginsWith(naming['warmed names']);
const isCookedFood = beginsWith(naming['cooked in steps']);

/** Whether the food is a bean that has to be soaked and boiled; lentils and split peas need no soaking. */
export function isDriedBean(foodName: string): boolean {
  return foodName.startsWith('dried ') && foodNamed(foodName)?.cook?.kind === 'bean';
}

/** Whether the food results only from cooking at home: no shop sells it, and no recipe means it by its plain name. */
export function isLeftover(foodName: string): boolean {
  return isHomeMade(foodName);
}

/** Whether the food is already cooked and only has to be warmed. */
export function needsWarmingOnly(foodName: string): boolean {
  return isWarmed(foodName);
}

/**
 * The food that a kitchen has by a name that does not say that it was cooked: a goose or a T-bone steak is bought raw, even if the
 * name is that of a cooked dish when eaten. Undefined if the raw one is not in the table.
 */
export function asBought(food: Food, typed: string): Food | undefined {
  const isReadyMeat = food.category === 'protein' && isWarmed(food.name);
  if (!isReadyMeat || saysCooked(typed)) return food;
  // A T-bone steak is a steak.
  const general = foodOfEnglishKey(food.name.slice(food.name.lastIndexOf(' ') + 1));
  return uncookedRowOf(food) ?? (general && isReady(general) ? undefined : general);
}
const saysCooked = saysOneOf(naming['says cooked']);

/** Whether steps that depend on the state treat the food as 'cooked'. */
export function isCookedInSteps(foodName: string): boolean {
  return isCookedFood(foodName) && !foodName.split(' ').slice(1).join(' ').startsWith('beef');
}
