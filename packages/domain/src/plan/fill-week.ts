import type { Eater } from '../eater.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { QUICK_ADD_FOODS } from '../foods/quick-add-foods.ts';
import { AMDR } from '../health/macro-ranges.ts';
import { energyOf } from '../macro-energy.ts';
import { MEAL_TYPES, type MealType } from '../meals/meal-types.ts';
import { type FoodPrice, priceBook } from '../prices/price-book.ts';
import { seededRandom } from '../random.ts';
import { createInventory, type NeededLine } from '../recipes/availability.ts';
import { dishOfKey } from '../recipes/compose/fit-dish.ts';
import { composer, dishWords } from '../recipes/compose-recipes.ts';
import type { ComposedRecipe, ComposeRequest } from '../recipes/composed-recipe.ts';
import type { RecipeNutrition } from '../recipes/nutrition/recipe-nutrition.ts';
import type { UnlabelledRecipe } from '../recipes/own/label-recipe.ts';
import { recipeSuits } from '../recipes/own/recipe-suits.ts';
import { REPERTOIRE } from '../recipes/repertoire/repertoire.ts';
import type { StockCard } from '../recipes/use-stock.ts';
import { usablePart } from '../stock/batches.ts';
import { mealsOfName } from './meals-of-name.ts';
import { totalMinutes } from './plan-entry.ts';
import { goalsOfMeal } from './portions.ts';
import { type ProposedWeek, proposeWeek, type WeekDish, type WeekQuestion } from './propose-week.ts';
import { type KitchenContents, takenBefore } from './reserved-stock.ts';

/** A recipe of the kitchen's library. */
export interface OwnDish {
  readonly id: number;
  readonly recipe: Omit<UnlabelledRecipe, 'ingredients'> & {
    readonly ingredients: readonly (UnlabelledRecipe['ingredients'][number] & NeededLine)[];
    readonly servings: number;
    readonly prepTime: number | null;
    readonly cookTime: number | null;
    readonly tags: readonly string[];
  };
  /** Per serving. */
  readonly nutrition: RecipeNutrition;
  readonly isUnwanted: boolean;
}

/** Who eats, what there is, and what is to be proposed; a plain value, which can be sent to another thread. */
export interface FillRequest
  extends Pick<WeekQuestion, 'gaps' | 'kept' | 'planned' | 'eaters' | 'cooksAhead' | 'tries' | 'budget'> {
  readonly not: readonly string[];
  readonly own: readonly OwnDish[];
  /** For ideas of the composer; its stock is what is free. */
  readonly wishes: ComposeRequest;
  /** Whether the composer's ideas are proposed, too. */
  readonly withIdeas: boolean;
  /** Whether more ideas are composed. */
  readonly isThorough: boolean;
  /** What the kitchen paid, the newest first. */
  readonly prices: readonly FoodPrice[];
  /** Of all who eat. */
  readonly limits: Eater;
  readonly kitchen: KitchenContents;
  readonly cards: readonly (StockCard & Parameters<typeof usablePart>[0])[];
}

/** Where a proposed dish comes from: the library, or the composer. */
export type DishSource = { readonly recipeId: number } | { readonly idea: ComposedRecipe };

export interface FilledWeek extends ProposedWeek {
  /** By the ids of the proposed dishes. */
  readonly sources: ReadonlyMap<string, DishSource>;
}

/**
 * Proposes a week from the kitchen's own recipes and from dishes that the composer makes of its stock and of foods that every shop has.
 * All of them suit everyone who eats. The same request gives the same week.
 */
export function fillWeek(request: FillRequest): FilledWeek {
  const { wishes, limits, kitchen } = request;
  const slots = MEAL_TYPES.filter((slot) =>
    [...request.gaps, ...request.kept].some((gap) => gap.slot === slot),
  );
  const own = request.own.filter(({ recipe, nutrition }) => recipeSuits(recipe, nutrition, limits));
  const ideas = request.withIdeas ? ideasFor(request, slots) : [];
  const ownNames = new Set(request.own.map(({ recipe }) => dishWords(recipe.name)));
  const others = ideas.filter(({ name }) => !ownNames.has(dishWords(name)));
  const inventory = createInventory(kitchen.atHome);
  for (const item of kitchen.items) inventory.add(item);
  const sources = new Map<string, DishSource>([
    ...own.map(({ id }) => [ownId(id), { recipeId: id }] as const),
    ...others.map((idea) => [idea.key, { idea }] as const),
  ]);
  const less = new Set(wishes.less);
  const book = request.prices.length > 0 ? priceBook(request.prices) : null;
  const week = proposeWeek({
    ...request,
    dishes: [
      ...own.map(asDish),
      ...others.map((idea, rank) => ({
        id: idea.key,
        meals: mealsOfIdea(idea),
        servings: idea.servings,
        ingredients: idea.ingredients,
        minutes: totalMinutes(idea),
        perServing: idea.nutrition,
        liking: LIKED_IDEA * (1 - rank / others.length),
        isUnwanted: less.has(idea.key),
      })),
    ],
    not: new Set(request.not),
    costOf: book && ((lines) => book.costOf(lines, kitchen.atHome)),
    kitchen: {
      inventory,
      taken: takenBefore(null, kitchen.planned, inventory),
      cards: request.cards.flatMap((card) => usablePart(card, wishes.today) ?? []),
      atHome: kitchen.atHome,
    },
    random: seededRandom(wishes.seed),
  });
  return { ...week, sources };
}

const ownId = (id: number) => `recipe ${id}`;
/** A recipe of the household's own comes before an idea. */
const LIKED_IDEA = 0.7;

function asDish({ id, recipe, nutrition, isUnwanted }: OwnDish): WeekDish {
  const { calories, protein, carbs, fat, isPartial } = nutrition;
  const isKnown = calories !== null && protein !== null && carbs !== null && fat !== null && !isPartial;
  const tagged = MEAL_TYPES.filter((meal) => recipe.tags.some((tag) => tag.toLowerCase() === meal));
  return {
    id: ownId(id),
    meals: tagged.length > 0 ? tagged : mealsOfName(recipe.name),
    servings: recipe.servings,
    ingredients: recipe.ingredients,
    minutes: totalMinutes(recipe),
    perServing: isKnown ? { calories, protein, carbs, fat } : null,
    liking: 1,
    isUnwanted,
  };
}

/**
 * How many ideas are composed for each meal: of the stock alone, with what can be bought, and for a thorough search. Dinner comes first,
 * because most of what is eaten for dinner is eaten for lunch, too.
 */
const IDEAS: readonly (readonly [
  MealType,
  { readonly stock: number; readonly shop: number; readonly more: number },
])[] = [
  ['dinner', { stock: 8, shop: 14, more: 60 }],
  ['lunch', { stock: 3, shop: 7, more: 60 }],
  ['breakfast', { stock: 5, shop: 9, more: 60 }],
  ['snack', { stock: 4, shop: 8, more: 30 }],
];

function ideasFor({ wishes, eaters, isThorough }: FillRequest, slots: readonly MealType[]): ComposedRecipe[] {
  const there = new Set(wishes.stock.map(({ name }) => foodNameKey(name)));
  // Amounts do not matter here, because what is short is bought.
  const shop: ComposeRequest = {
    ...wishes,
    stock: [
      ...wishes.stock.map((item) => ({ ...item, ...ANY_AMOUNT })),
      ...QUICK_ADD_FOODS.filter(({ name }) => !there.has(foodNameKey(name))).map(({ name, category }) => ({
        name,
        category,
        ...ANY_AMOUNT,
        expiryDate: null,
      })),
    ],
  };
  const found = new Map<string, ComposedRecipe>();
  const seen = new Set<string>();
  const compose = (request: ComposeRequest, meal: MealType, count: number) => {
    const protein = eaters.map((eater) => goalsOfMeal(eater, meal, new Set(slots)).protein);
    const goals = { proteinTarget: Math.max(0, ...protein) };
    for (const idea of composer({ ...request, meal, goals })(seen, count)) {
      found.set(idea.key, idea);
      seen.add(idea.key).add(idea.name);
    }
  };
  const wanted = IDEAS.filter(([meal]) => slots.includes(meal));
  for (const [meal, counts] of wanted) {
    compose(wishes, meal, counts.stock);
    compose(shop, meal, counts.shop);
  }
  // After all others, so that a thorough search knows all dishes of a quick one.
  if (isThorough) for (const [meal, counts] of wanted) compose(shop, meal, counts.more);
  return [...found.values()].filter((idea) => mealsOfIdea(idea).some((meal) => slots.includes(meal)));
}
const ANY_AMOUNT = { quantity: '', unit: '' } as const;

/** A serving of less, in kcal, is a side. */
const LEAST_CALORIES: Readonly<Record<MealType, number>> = {
  breakfast: 150,
  lunch: 250,
  dinner: 300,
  snack: 50,
};
/** A lunch or dinner with less of its energy from protein is one, too. */
const LEAST_PROTEIN = AMDR.protein.low;

const mealsOfDish = new Map(REPERTOIRE.map(({ id, meals }) => [id, meals]));

function mealsOfIdea({ key, nutrition }: ComposedRecipe): readonly MealType[] {
  const meals = mealsOfDish.get(dishOfKey(key)) ?? [];
  const isSide = energyOf('protein', nutrition.protein) < LEAST_PROTEIN * nutrition.calories;
  return meals.filter(
    (meal) =>
      nutrition.calories >= LEAST_CALORIES[meal] && !(isSide && (meal === 'lunch' || meal === 'dinner')),
  );
}
