import { addDays, type CalendarDay, calendarDay, daysBetween } from '../calendar-day.ts';
import { findFood } from '../foods/find-food.ts';
import type { MealType } from '../meals/meal-types.ts';
import type { Random } from '../random.ts';
import type { Inventory, NeededLine, Taken } from '../recipes/availability.ts';
import { type StockCard, usePlanner } from '../recipes/use-stock.ts';
import { scaleRecipe } from '../units/scaling/scale.ts';

/** A meal of a day for which nothing is planned. */
export interface Gap {
  readonly day: CalendarDay;
  readonly slot: MealType;
}

/** A recipe that suits everyone who eats. */
export interface PlannableRecipe {
  readonly id: number;
  readonly servings: number;
  readonly ingredients: readonly NeededLine[];
  /** Preparing and cooking together; null if unknown. */
  readonly minutes: number | null;
  /** Whether the person wants it less often. */
  readonly isUnwanted?: boolean;
}

export interface ProposedMeal extends Gap {
  readonly recipeId: number;
  /** Names of foods that it uses before they expire, as the kitchen has them. */
  readonly usesUp: readonly string[];
  /** How many foods have to be bought for it. */
  readonly toBuy: number;
}

interface Kitchen {
  /** Of all that is in stock. */
  readonly inventory: Pick<Inventory, 'availabilityOf'>;
  /** What other planned meals take of it. */
  readonly taken: Taken;
  /** Those that have not expired. */
  readonly cards: readonly StockCard[];
  readonly atHome: readonly string[];
}

interface Wishes {
  readonly servings: number;
  /** Recipes that are planned on these days already, and are not proposed again. */
  readonly planned: readonly number[];
  readonly random: Random;
}

/** On working days, a dinner that takes longer than this comes after one that does not, in minutes. */
const QUICK = 45;
/** A food that expires within this many days of the meal should be used. */
const SOON = 2;
/** How often a main food comes in seven days. */
const MOST_OF_A_KIND = 2;

/** The weights of what speaks for a recipe, as shares of everything being at home. */
const FOR_EACH_EXPIRING = 0.4;
const AGAINST_SLOW = 0.3;
const AGAINST_UNWANTED = 0.8;
const CHANCE = 0.2;

/**
 * Proposes meals for a week, gap by gap in the order of the days: what is at home or expires soon comes first, no recipe comes twice, no
 * main food on two days running or more than twice. The returned function takes time in proportion to the recipes, and answers undefined
 * if none is left for the gap.
 */
export function weekProposer(
  recipes: readonly PlannableRecipe[],
  { inventory, taken, cards, atHome }: Kitchen,
  { servings, planned, random }: Wishes,
): (gap: Gap) => ProposedMeal | undefined {
  const left = new Set(
    recipes
      .filter(({ id }) => !planned.includes(id))
      .map((recipe) => ({
        ...recipe,
        lines: scaleRecipe(recipe.ingredients, recipe.servings, servings),
        main: mainFoodOf(recipe.ingredients),
        chance: random() * CHANCE,
      })),
  );
  const counts = new Map<string, number>();
  const used = new Set<number>();
  let lastMain: string | undefined;
  return (gap) => {
    const usesOf = usePlanner(
      cards.filter(({ id, expiryDate }) => !used.has(id) && expiresSoon(expiryDate, gap.day)),
      atHome,
    );
    const fits = [...left].filter(
      ({ main }) => main !== lastMain && (counts.get(main) ?? 0) < MOST_OF_A_KIND,
    );
    const [best] = fits
      .map((recipe) => {
        const decided = inventory.availabilityOf(recipe.lines, new Map(taken));
        const toBuy = decided.filter(({ available }) => !available).length;
        const uses = usesOf(recipe.lines).map(({ card }) => card);
        const isSlow = !isWeekend(gap.day) && (recipe.minutes ?? 0) > QUICK;
        const score =
          1 -
          toBuy / Math.max(1, decided.length) +
          uses.length * FOR_EACH_EXPIRING -
          (isSlow ? AGAINST_SLOW : 0) -
          (recipe.isUnwanted ? AGAINST_UNWANTED : 0) +
          recipe.chance;
        return { recipe, toBuy, uses, score };
      })
      .toSorted((one, other) => other.score - one.score);
    if (!best) return undefined;
    const { recipe, toBuy, uses } = best;
    left.delete(recipe);
    counts.set(recipe.main, (counts.get(recipe.main) ?? 0) + 1);
    lastMain = recipe.main;
    inventory.availabilityOf(recipe.lines, taken);
    for (const { id } of uses) used.add(id);
    return { ...gap, recipeId: recipe.id, toBuy, usesUp: uses.map(({ name }) => name) };
  };
}

/** What a dish is mostly made of: its first food with protein, otherwise its first food. */
function mainFoodOf(lines: readonly NeededLine[]): string {
  const foods = lines.map(({ name }) => findFood(name));
  const main = foods.find((food) => food?.category === 'protein') ?? foods.find((food) => food !== undefined);
  return main?.name ?? lines[0]?.name.toLowerCase() ?? '';
}

const expiresSoon = (expiryDate: string | null, day: CalendarDay) =>
  expiryDate !== null && expiryDate >= day && expiryDate <= addDays(day, SOON);

const A_MONDAY = calendarDay('2024-01-01');
const isWeekend = (day: CalendarDay) => ((daysBetween(A_MONDAY, day) % 7) + 7) % 7 >= 5;
