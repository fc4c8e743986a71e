import type { Eater } from '../../eater.ts';
import type { CulinaryFood } from '../../foods/culinary-food.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { isCookedInSteps } from '../../foods/food-state.ts';
import { nutrientsIn } from '../../nutrients-in.ts';
import { dishFitsDiet } from '../../safety/diets.ts';
import {
  eatsOnlyCookedThrough,
  keptDiets,
  mixesForbidden,
  namesForbidden,
  namesGluten,
  sparesSalt,
} from '../../safety/suits-eater.ts';
import { formatAmount } from '../../units/amount.ts';
import type { ComposedRecipe, DayGoals, RecipeLine, ServingNutrition } from '../composed-recipe.ts';
import type { Dish } from '../model/dish.ts';
import { readOption } from '../model/groups.ts';
import type { Part, Stocked } from '../model/stocked.ts';
import { SPOKEN } from '../repertoire/repertoire.ts';
import { manyTitle } from '../roles/describe-food.ts';
import {
  boilingFrozenBeans,
  DRIED_BEAN_MINUTES,
  FROZEN_BEAN_MINUTES,
  soaking,
  thawing,
  withBeansDrained,
} from '../techniques/cook-protein.ts';
import { cookFrozen, thawFruit, withoutKeptWater } from '../techniques/cook-vegetables-and-bases.ts';
import { isUndercooked, withFirmEggs } from '../techniques/cooked-through.ts';
import { withLessSalt } from '../techniques/less-salt.ts';
import { longestCooking, minutesInTurn, totalCooking } from '../techniques/longest-cooking.ts';
import { withBreadOpened } from '../techniques/open-bread.ts';
import { arePlural, asOneList, capital, mentions, withThe } from '../techniques/phrases.ts';
import { withSideInTime } from '../techniques/side-in-time.ts';
import { grinding, spicesToGrind } from '../techniques/whole-spices.ts';
import { isStepLost, writeAbout, writeName, writeStep } from '../techniques/write-steps.ts';
import type { Draft, Pick } from './fit-dish.ts';
import { giveReason } from './give-reason.ts';
import { allergensIn, dietsOf, fitsDiets, isAskedFor, isSane, namesEverything, servesRaw } from './guards.ts';
import type { Belonging } from './home-cooking.ts';
import { portion } from './portion.ts';
import { formatDaysLeft, urgencyOf } from './urgency.ts';

const LONGEST_NAME = 70;

/** Methods by which all that is in a dish is boiled or baked. */
const HEATED: ReadonlySet<string> = new Set(['soup', 'stew', 'curry', 'casserole', 'bake', 'roast']);

/** Methods of dishes on which fruit is put as it is, unlike a drink or a cake, into which it goes frozen. */
const WITH_FRUIT_AS_IT_IS: ReadonlySet<string> = new Set(['pancakes', 'fruit', 'porridge', 'toast']);

/** What else a recipe depends on. */
interface Finishing {
  readonly goals?: DayGoals | undefined;
  readonly belonging?: Belonging;
  readonly preferredCuisines?: readonly string[] | undefined;
}

/** Turns a draft into a recipe with amounts and steps; undefined if it fails a guard. */
export function finishRecipe(
  draft: Draft,
  eater: Eater,
  suits: (stocked: Stocked) => boolean,
  { goals, belonging, preferredCuisines = [] }: Finishing = {},
): ComposedRecipe | undefined {
  const { dish, servings } = draft;
  const measured = measure(draft);
  const instructionsOfAll = writeInstructions(draft, measured);
  const mentioned = withoutUnmentioned(draft, measured, instructionsOfAll);
  const { sticks, others: spices } = spicesToGrind(dish, mentioned, instructionsOfAll);
  if (sticks.some(({ need }) => isEssential(dish, need))) return undefined;
  const parts = mentioned.filter((part) => !sticks.includes(part));
  if (dish.steps.some((step) => isStepLost(step, parts))) return undefined;
  const nutrition = partNutrition(parts, servings);
  if (!isSane(dish, parts, servings, nutrition) || !fitsDiets(nutrition, eater)) return undefined;
  if (lacksASlice(dish, parts)) return undefined;
  if (!parts.every((part) => suits(part.stocked) && (!part.isAvailable || isThere(part)))) return undefined;
  if (mixesForbidden(parts.flatMap(namesOf), eater)) return undefined;
  const isElsewhere =
    dish.plainNames.length > 0 &&
    belonging !== undefined &&
    !belonging.mayBeAmong(dish.homes) &&
    !preferredCuisines.includes(dish.cuisine ?? '');
  const names = (isElsewhere ? dish.plainNames : dish.names)
    .flatMap((template) => writeName(template, parts) ?? [])
    .filter((text) => !/\b(\w+) \1\b/i.test(text) && !namesForbidden(text, eater));
  // For a person to whom a wrap is wheat, 'Chicken in Corn Tortillas' is better than 'Chicken Wrap'.
  const plain = names.find((text) => !namesGluten(withoutTitles(text, parts), eater)) ?? names[0];
  if (plain === undefined || plain.length > LONGEST_NAME) return undefined;
  // The home that the kitchen's foods tell of may have a name of its own for it.
  const own = dish.called[belonging?.home ?? ''];
  const isInEnglish = (SPOKEN.get(belonging?.home ?? '') ?? []).length === 0;
  const name = own === undefined ? plain : isInEnglish ? own : `${own} (${plain})`;
  const isCookedThrough = eatsOnlyCookedThrough(eater);
  const isSparing = sparesSalt(eater);
  const salted = isSparing ? withLessSalt : (text: string) => text;
  const asCooked = (text: string) => salted(isCookedThrough ? withFirmEggs(text) : text);
  const description = asCooked(asOneList(writeAbout(dish.about, parts)));
  if (namesForbidden(description, eater)) return undefined;
  if (!keptDiets(eater).every((diet) => dishFitsDiet(diet, name))) return undefined;
  const written = parts.length === measured.length ? instructionsOfAll : writeInstructions(draft, parts);
  const inOrder = withSideInTime(parts, written);
  const instructions = withBreadOpened(parts, inOrder.map(asCooked));
  if (isCookedThrough && isUndercooked(instructions)) return undefined;
  if (!namesEverything(parts, instructions) || servesRaw(dish, parts, instructions)) return undefined;
  const [prepTime, leastCookTime] = dish.minutes;
  const there = new Set(parts.map(({ need }) => need));
  const statedTime = [...there].reduce((all, need) => all + (dish.longer[need] ?? 0), leastCookTime);
  // Yesterday's rice is only warmed, and brown rice takes longer than white.
  const [boiledBefore, boiledNow] = boiledIn(dish, parts);
  const cookTime =
    boiledBefore.length > 0 ? Math.min(statedTime, toFives(totalCooking(instructions))) : statedTime;
  // Only a dish that says so soaks the dried beans that it names itself.
  const soaksItself = dish.steps.some((step) => step.toLowerCase().includes('soak'));
  const soaked = soaking(soaksItself ? parts.filter((part) => !isAskedFor(dish, part)) : parts);
  const thawed = thawing(parts);
  const boiled = boilingFrozenBeans(parts);
  return {
    key: draft.key,
    name,
    description,
    reason: giveReason({
      expiry: expiryReason(parts),
      nutrition,
      goals,
      used: parts.filter(({ stocked }) => stocked.source === 'stock').length,
      missing: parts
        .filter(({ isAvailable }) => !isAvailable)
        .map(({ stocked: { culinary } }) => (culinary.isCounted ? culinary.many : culinary.one)),
    }),
    technique: dish.method,
    lead: draft.lead.name,
    cuisine: isElsewhere && !dish.names.includes(dish.plainNames[0] ?? '') ? null : dish.cuisine,
    difficulty: dish.level,
    prepTime: prepTime + (thawed?.time ?? 0),
    cookTime:
      Math.max(
        cookTime,
        ...boiledNow.map(({ stocked: { culinary } }) => culinary.minutes),
        longestCooking(instructions),
        toFives(minutesInTurn(instructions) - prepTime),
      ) +
      (soaked === undefined ? 0 : DRIED_BEAN_MINUTES) +
      (boiled === undefined ? 0 : FROZEN_BEAN_MINUTES),
    servings,
    ingredients: parts.map((part) => asLine(part, isSparing)),
    instructions: [
      thawed?.step ?? [],
      soaked ?? [],
      boiled ?? [],
      grinding(spices) ?? [],
      HEATED.has(dish.method) ? [] : (cookFrozen(parts, instructions) ?? []),
      WITH_FRUIT_AS_IT_IS.has(dish.method) ? (thawFruit(parts, instructions) ?? []) : [],
      withBeansDrained(parts, instructions),
    ].flat(),
    nutrition,
    allergens: allergensIn(parts),
    dietaryTags: dietsOf(dish, name, parts, nutrition),
  };
}

/** The part's name in the kitchen and in the food table. */
function namesOf({ stocked: { name, food } }: Part): string[] {
  return food ? [name, food.name] : [name];
}

/** Removes from a dish's name the foods that it contains. */
function withoutTitles(name: string, parts: readonly Part[]): string {
  const titles = parts.flatMap(({ stocked: { culinary } }) => [manyTitle(culinary), culinary.title]);
  return titles.reduce((text, title) => text.replace(title, ''), name);
}

/** The steps that have something to say of these parts. */
function writeInstructions({ dish, servings }: Draft, parts: readonly Part[]): string[] {
  const written = dish.steps.map((step) => writeStep(step, parts, servings / dish.serves));
  return withWaterKept(written.filter((step) => step !== ''));
}

/** The end of a sentence that boils noodles. */
const DRAINED = ', then drain';
const WATER_OF_PASTA = ['cooking water', 'pasta water'];

/** The steps, which keep the water of the pasta if one of them uses it. */
function withWaterKept(steps: readonly string[]): string[] {
  const without = steps.map(withoutKeptWater);
  const isUsed = without.some((step) => WATER_OF_PASTA.some((water) => step.includes(water)));
  if (!isUsed) return without;
  const isKept = steps.some((step, at) => step !== without[at]);
  const boils = steps.findIndex((step) => step.includes(DRAINED));
  return isKept || boils < 0
    ? [...steps]
    : steps.with(
        boils,
        (steps[boils] ?? '').replace(DRAINED, '; keep a cup of the cooking water, then drain'),
      );
}

/** The parts without those that are only wanted and that the steps do not mention. */
function withoutUnmentioned(
  { picks }: Draft,
  parts: readonly Part[],
  instructions: readonly string[],
): Part[] {
  const text = instructions.join(' ');
  return parts.filter(
    (part, at) => picks[at]?.need.weight === 'is' || (mentions(text, part) && isThere(part)),
  );
}

/** How much more than the stock a smallest measure may be: half a clove of garlic in stock is not one clove. */
const AT_MOST = 1.3;

function isThere({ grams, stocked: { stockGrams } }: Part): boolean {
  return stockGrams === null || grams <= stockGrams * AT_MOST;
}

/** The parts that a dish boils by `{{boil}}`: those that the kitchen has cooked before, and the others. */
function boiledIn({ steps }: Dish, parts: readonly Part[]): readonly [before: Part[], now: Part[]] {
  const needs = steps.flatMap((step) => [...step.matchAll(/\{\{boil (\w+)/g)].map(([, id]) => id));
  const boiled = parts.filter(({ need }) => needs.includes(need));
  const wasBoiled = ({ stocked: { food } }: Part) => isCookedInSteps(food?.name ?? '');
  return [boiled.filter(wasBoiled), boiled.filter((part) => !wasBoiled(part))];
}

/** Times are said in steps of five minutes. */
const toFives = (minutes: number): number => Math.ceil(minutes / 5) * 5;

function asLine({ stocked, amount, unit, isAvailable }: Part, isSparing: boolean): RecipeLine {
  const { name, culinary, source } = stocked;
  const flags = { available: isAvailable, atHome: source === 'at home' };
  const little = isSparing && stocked.food?.name === 'salt' ? 'very little' : 'to taste';
  if (amount === null) return { name, amount: little, unit: '', ...flags };
  return { name: agreeing(name, culinary, unit, amount), amount: formatAmount(amount), unit, ...flags };
}

/**
 * Makes the food's word at the end of a name agree with its amount: 1 'White onion', 2 'White onions', 3 cloves of 'Garlic'. Other typed
 * text stays.
 */
function agreeing(
  name: string,
  { one, many, isCounted }: CulinaryFood,
  unit: string,
  amount: number,
): string {
  if (unit === 'clove') return name.replace(/(?<=\p{L}) cloves?$/iu, '');
  if (!isCounted) return name;
  const words = name.split(' ');
  const ending = words.slice(-one.split(' ').length).join(' ');
  const word = unit === 'piece' && amount <= 1 ? one : many;
  // The word in 'beans (honey beans)' stands in brackets.
  if (/[()]/.test(ending)) return name;
  if (foodNameKey(ending) === foodNameKey(one))
    return capital(`${name.slice(0, name.length - ending.length)}${word}`);
  // 'Peppers' are bell peppers: only their last word agrees.
  const last = words.at(-1) ?? '';
  const lastOfWord = word.split(' ').at(-1) ?? '';
  const agreed = capital(`${name.slice(0, name.length - last.length)}${lastOfWord}`);
  // 'Peppers' in the singular would be black pepper.
  return foodNameKey(last) === foodNameKey(lastOfWord) && findFood(agreed) === findFood(name) ? agreed : name;
}

const isEssential = ({ needs }: Dish, need: string): boolean =>
  needs.some(({ id, weight }) => id === need && weight === 'is');

/** Roles of foods that are used by the spoon, so that a dish uses up too little to mention. */
const STORE_CUPBOARD: ReadonlySet<string> = new Set(['fat', 'spice', 'sauce', 'sweetener', 'baking']);

/** The food in a dish that expires soonest, and in how many days; undefined if none does. */
function expiryReason(parts: readonly Part[]): { readonly text: string; readonly days: number } | undefined {
  const expiring = parts.filter(
    ({ stocked, isAvailable }) =>
      isAvailable && urgencyOf(stocked) > 0 && !STORE_CUPBOARD.has(stocked.culinary.role),
  );
  const soonest = Math.min(...expiring.map(({ stocked }) => stocked.daysLeft ?? Infinity));
  const first = expiring.filter(({ stocked }) => stocked.daysLeft === soonest);
  if (first.length === 0) return undefined;
  const verb = arePlural(first) ? 'expire' : 'expires';
  return { text: `Uses ${withThe(first)} that ${verb} ${formatDaysLeft(soonest)}`, days: soonest };
}

/** In grams per serving; unknown figures of lighter foods do not make the recipe's figures partial. */
const LIGHT_GRAMS_PER_SERVING = 6;

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

/** The figures per serving, computed from the amounts as written: whole calories, grams to one decimal. */
function partNutrition(parts: readonly Part[], servings: number): ServingNutrition {
  const total = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  let isPartial = false;
  for (const part of parts) {
    const figures = part.stocked.food ? nutrientsIn(part.stocked.food, part.grams) : undefined;
    for (const figure of FIGURES) {
      const value = figures?.[figure] ?? null;
      if (value !== null) total[figure] += value;
      else if (part.grams / servings > LIGHT_GRAMS_PER_SERVING) isPartial = true;
    }
  }
  const perServing = (value: number, decimals: number) => Number((value / servings).toFixed(decimals));
  return {
    calories: perServing(total.calories, 0),
    protein: perServing(total.protein, 1),
    carbs: perServing(total.carbs, 1),
    fat: perServing(total.fat, 1),
    isPartial,
  };
}

/** In grams; a heavier piece of bread is a roll or a loaf that is cut open, but for breads that are no rolls: a slice of sourdough. */
const HEAVIEST_SLICE = 45;
const HEAVIEST_SLICE_OF_LOAF = 75;
const foodsOf = (group: string) => new Set(readOption(group).flatMap(({ food }) => food ?? []));
const BUNS = foodsOf('@bun');
const LOAVES_ONLY = new Set([...foodsOf('@sliced bread')].filter((name) => !BUNS.has(name)));
const isSliced = ({ food }: Stocked) =>
  (food?.grams.piece ?? Number.POSITIVE_INFINITY) <=
  (LOAVES_ONLY.has(food?.name ?? '') ? HEAVIEST_SLICE_OF_LOAF : HEAVIEST_SLICE);

/** Whether a closed sandwich has only one of its two slices, because there are no more. */
const lacksASlice = ({ needs }: Dish, parts: readonly Part[]): boolean =>
  parts.some(
    ({ need, stocked, unit, amount }) =>
      unit === 'piece' &&
      (amount ?? 0) % 2 !== 0 &&
      isSliced(stocked) &&
      needs.some(({ id, isPaired }) => id === need && isPaired),
  );

/** Converts the grams of a draft to measurable amounts that the stock has. */
function measure(draft: Draft): Part[] {
  return draft.picks.map((pick) => measurePick(pick, draft.servings / draft.dish.serves, draft.servings));
}

function measurePick(
  { need, stocked, grams, share, isAvailable }: Pick,
  part: number,
  servings: number,
): Part {
  const base = { need: need.id, stocked, isAvailable };
  if (grams === 0) return { ...base, grams: 0, amount: null, unit: '' };
  const most = isAvailable ? (stocked.stockGrams ?? undefined) : undefined;
  const pieces = need.isPaired && isSliced(stocked) ? 2 : need.isWhole ? 1 : undefined;
  return { ...base, ...portion(stocked, grams * part * share, most, pieces, servings) };
}
