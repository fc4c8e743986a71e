import { ALLERGENS, type Eater } from '../../eater.ts';
import { allergensOf } from '../../safety/allergens.ts';
import { formatAmount } from '../../units/amount.ts';
import type { ComposedRecipe, DayGoals, RecipeLine } from '../composed-recipe.ts';
import { capital } from '../steps/phrases.ts';
import { prepMinutes } from '../steps/prepare.ts';
import { expiryReason } from './describe-dish.ts';
import type { Dish, Part } from './dish.ts';
import { dishNutrition } from './dish-nutrition.ts';
import type { Draft } from './draft.ts';
import { giveReason } from './give-reason.ts';
import { dietsOf, fitsDiets, isSane, suitsTable } from './guard-recipe.ts';
import { keepsProportion } from './keeps-proportion.ts';
import { measureDish } from './measure-dish.ts';
import { chooseName } from './name-dish.ts';
import { namesEverything } from './names-everything.ts';

/** Measures, words and checks a draft; undefined when it does not pass every guard. */
export function finishRecipe(
  draft: Draft,
  eater: Eater,
  takenNames: ReadonlySet<string>,
  goals?: DayGoals,
): ComposedRecipe | undefined {
  const dish = measureDish(draft);
  const nutrition = dishNutrition(dish);
  const { technique } = draft;
  if (!isSane(dish, nutrition) || !fitsDiets(nutrition, eater)) return undefined;
  if (technique.accepts && !technique.accepts(dish)) return undefined;
  if (technique.isExact && !keepsProportion(draft, dish)) return undefined;
  const name = chooseName(technique.names(dish), takenNames);
  const instructions = technique
    .steps(dish)
    .filter((step) => step !== undefined)
    .filter((step) => step !== '');
  if (name === undefined || !namesEverything(dish, instructions)) return undefined;
  if (!suitsTable(dish, eater)) return undefined;
  return {
    name,
    description: technique.describe(dish),
    reason: giveReason({
      expiry: expiryReason(dish),
      nutrition,
      goals,
      used: dish.parts.filter(({ stocked }) => stocked.isAvailable).length,
      lines: dish.parts.length,
    }),
    technique: technique.id,
    mainProtein: draft.mainProtein?.name ?? null,
    cuisine: draft.flavour.cuisine,
    difficulty: technique.difficulty,
    prepTime: prepMinutes(dish),
    cookTime: Math.round(technique.cookMinutes(dish)),
    servings: dish.servings,
    ingredients: dish.parts.map(asLine),
    instructions,
    nutrition,
    allergens: allergensIn(dish),
    dietaryTags: dietsOf(dish, nutrition),
  };
}

function asLine({ stocked, amount, unit }: Part): RecipeLine {
  const { name, culinary, isAvailable: available, keptIn } = stocked;
  if (amount === null) return { name, amount: 'to taste', unit: '', available };
  // A staple is named by us, so it can follow its amount: 1 'Onion', 2 'Onions'. A kitchen's name stays as typed.
  const isSeveral = keptIn === '' && unit === 'piece' && amount > 1 && name.toLowerCase() === culinary.one;
  return { name: isSeveral ? capital(culinary.many) : name, amount: formatAmount(amount), unit, available };
}

function allergensIn(dish: Dish): ComposedRecipe['allergens'] {
  const carried = new Set(dish.parts.flatMap(({ stocked }) => [...allergensOf(stocked.name)]));
  return ALLERGENS.filter((allergen) => carried.has(allergen));
}
