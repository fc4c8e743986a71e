import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { USUAL_AT_HOME } from '../../packages/domain/src/at-home/at-home.ts';
import { addDays } from '../../packages/domain/src/calendar-day.ts';
import type { Diet } from '../../packages/domain/src/eater.ts';
import { isExpired } from '../../packages/domain/src/expiry.ts';
import { type DailyGoals, DEFAULT_DAILY_GOALS } from '../../packages/domain/src/goals.ts';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '../../packages/domain/src/health/profile-options.ts';
import { suggestGoals } from '../../packages/domain/src/health/suggest-goals.ts';
import {
  type FilledWeek,
  type FillRequest,
  fillWeek,
  type OwnDish,
} from '../../packages/domain/src/plan/fill-week.ts';
import { areMet } from '../../packages/domain/src/plan/portions.ts';
import { type Random, seededRandom } from '../../packages/domain/src/random.ts';
import { eatingTogether } from '../../packages/domain/src/recipes/eaters.ts';
import { readOwnRecipe } from '../../packages/domain/src/recipes/own/read-own-recipe.ts';
import { readBlocks } from '../cases.ts';
import { median, percent, shareOf } from '../figures.ts';
import { findViolations, forbiddenBy } from './idea-rules.ts';
import { KITCHEN_DAY, pick, randomHouseholds } from './kitchens.ts';

const SLOTS = ['breakfast', 'lunch', 'dinner'] as const;
const DAYS = 7;
/** As the server does when a better week is searched for. */
const TRIES = 8000;
const OWN_RECIPES = 12;
/** The first weeks are slower, because the code is compiled meanwhile; a server has answered before. */
const WARM_UP = 5;
/** The share of energy from carbs of diets with few of them, with which the usual goals cannot be met. */
const FEW_CARBS: Partial<Record<Diet, number>> = { keto: 0.07, low_carb: 0.12, whole30: 0.2, paleo: 0.25 };
const THEIR_PROTEIN = 0.25;

/**
 * Fills a week of breakfasts, lunches and dinners for random households of two to five people with random bodies, whose goals are those
 * that the app suggests; where somebody keeps a diet with few carbs, all have goals of that diet. Prints how many foods are forbidden by rules written independently of the app's code, whose goals are met
 * on the average day, and how long the first answer takes:
 *
 * `--households N` (200); `--seed N` (1).
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { households: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const seed = Number(values.seed);
  const random = seededRandom(seed);
  const cookbook = readCookbook();
  const first: number[] = [];
  const work: number[] = [];
  const gaps: number[] = [];
  const eaters: { readonly isMet: boolean; readonly hasCalories: boolean; readonly hasProtein: boolean }[] =
    [];
  let [meals, wanted, count] = [0, 0, 0];
  const forbidden: string[] = [];
  for (const household of randomHouseholds(Number(values.households) + WARM_UP, seed)) {
    const limits = eatingTogether(household.eaters.map(({ eater, dislikes }) => ({ ...eater, dislikes })));
    const items = household.items.filter((item) => !isExpired(item, KITCHEN_DAY));
    const request: FillRequest = {
      gaps: Array.from({ length: DAYS }, (_, at) => addDays(KITCHEN_DAY, at)).flatMap((day) =>
        SLOTS.map((slot) => ({ day, slot })),
      ),
      kept: [],
      planned: [],
      not: [],
      withIdeas: true,
      cooksAhead: true,
      budget: null,
      prices: [],
      own: Array.from({ length: OWN_RECIPES }, () => pick(cookbook, random)).filter(isFirst),
      wishes: {
        stock: items,
        eater: limits,
        today: KITCHEN_DAY,
        seed: seed + count,
        servings: household.eaters.length,
      },
      limits,
      kitchen: { items, atHome: USUAL_AT_HOME, planned: [] },
      cards: household.items.map((item, at) => ({
        ...item,
        id: at + 1,
        openedOn: null,
        boughtOn: null,
        batches: [],
      })),
      eaters: household.eaters.map(() => withFewCarbs(anyGoals(random), limits.diets)),
      tries: 0,
      isThorough: false,
    };
    const began = performance.now();
    const before = process.threadCpuUsage().user;
    const answer = fillWeek(request);
    const took = performance.now() - began;
    const worked = (process.threadCpuUsage().user - before) / 1000;
    count += 1;
    if (count <= WARM_UP) continue;
    first.push(took);
    work.push(worked);
    const week = fillWeek({ ...request, tries: TRIES, isThorough: true });
    gaps.push(week.gap);
    wanted += request.gaps.length;
    meals += week.meals.length;
    for (const { got, goals } of week.eaters) {
      const hasCalories = Math.abs(got.calories / goals.calories - 1) <= 0.1;
      const hasProtein = got.protein >= 0.9 * goals.protein;
      eaters.push({ isMet: areMet(got, goals), hasCalories, hasProtein });
    }
    const both = { eater: { ...limits, dislikes: [] }, dislikes: limits.dislikes ?? [] };
    for (const each of [answer, week]) forbidden.push(...violationsOf(each, request, both));
  }
  console.log(`Forbidden foods: ${forbidden.length} in ${meals} meals of ${first.length} households`);
  for (const text of new Set(forbidden)) console.log(`  ${text}`);
  console.log(`Meals: ${percent(meals / wanted)} of ${wanted} found a dish`);
  console.log(
    `Goals of ${eaters.length} eaters: calories within a tenth for ${percent(shareOf(eaters, ({ hasCalories }) => hasCalories))}, and nine tenths of the protein for ${percent(shareOf(eaters, ({ hasCalories, hasProtein }) => hasCalories && hasProtein))}; calories and each macro within a tenth for ${percent(shareOf(eaters, ({ isMet }) => isMet))}`,
  );
  console.log(
    `First answer: ${median(first).toFixed(0)} ms, p95 ${p95Of(first)} ms; without waiting for the ${availableParallelism()} cores ${median(work).toFixed(0)} ms, p95 ${p95Of(work)} ms`,
  );
  console.log(`Gap to the bound after the search: ${percent(median(gaps))} at the median`);
}

const p95Of = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(0.95 * (values.length - 1))]?.toFixed(0);

function violationsOf(
  { meals, sources }: FilledWeek,
  { own }: FillRequest,
  limits: Parameters<typeof findViolations>[1],
): string[] {
  return meals.flatMap(({ dish }) => {
    const source = sources.get(dish.id);
    if (!source) return [];
    if ('idea' in source)
      return findViolations([source.idea], limits)
        .filter(({ where }) => where === 'line')
        .map(({ recipe, text, against }) => `${against}: ${text} in ${recipe}`);
    const recipe = own.find(({ id }) => id === source.recipeId)?.recipe;
    return (recipe?.ingredients ?? []).flatMap(({ name }) =>
      forbiddenBy(name, limits).map((against) => `${against}: ${name} in ${recipe?.name}`),
    );
  });
}

/** Recipes that somebody wrote down. */
function readCookbook(): OwnDish[] {
  return readBlocks('own-recipes.txt')
    .blocks.filter(({ use }) => use === 'tuned')
    .map(({ title, lines }, at) => {
      const [name = '', servings] = title.split(', serves ');
      const typed = {
        name,
        cuisine: null,
        servings: Number(servings),
        ingredients: lines.map((line) => line.split(' => ')[0] ?? ''),
        instructions: [],
        system: 'metric' as const,
      };
      const { stored, nutrition } = readOwnRecipe(typed, [], []);
      return {
        id: at + 1,
        recipe: { ...typed, ingredients: stored, prepTime: 15, cookTime: 30, tags: [] },
        nutrition,
        isUnwanted: false,
      };
    });
}

const isFirst = (dish: OwnDish, at: number, all: readonly OwnDish[]) => all.indexOf(dish) === at;

function withFewCarbs(goals: DailyGoals, diets: readonly Diet[]): DailyGoals {
  const share = Math.min(...diets.map((diet) => FEW_CARBS[diet] ?? 1));
  if (share === 1 || diets.length === 0) return goals;
  const grams = (of: number, perGram: number) => (goals.calories * of) / perGram;
  return {
    calories: goals.calories,
    carbs: grams(share, 4),
    protein: grams(THEIR_PROTEIN, 4),
    fat: grams(1 - share - THEIR_PROTEIN, 9),
  };
}

/** The goals that the app suggests to an adult of a random body; the usual ones where it suggests none. */
function anyGoals(random: Random): DailyGoals {
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const height = between(152, 195);
  const suggested = suggestGoals(
    {
      height,
      weight: Math.round(between(19, 33) * (height / 100) ** 2),
      dateOfBirth: `${between(1955, 2005)}-06-01`,
      gender: random() < 0.5 ? 'female' : 'male',
      activityLevel: pick(ACTIVITY_LEVELS, random),
      fitnessGoals: [pick(FITNESS_GOALS, random)],
      targetWeight: null,
      healthConditions: [],
      allergies: [],
      notes: null,
    },
    KITCHEN_DAY,
  );
  if (suggested.status !== 'suggested') return DEFAULT_DAILY_GOALS;
  const { calories, protein, carbs, fat } = suggested;
  return { calories: calories.value, protein: protein.value, carbs: carbs.value, fat: fat.value };
}
