import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { foodByShownName } from '../../foods/shown-name.ts';
import { STORED_UNITS } from '../../ingredient.ts';
import type { UnitWeight } from '../../units/weights/unit-weights.ts';
import { GRAMS_OF_WEIGHT } from '../../units/weights/weight.ts';
import { defaultPortion } from '../default-portion.ts';
import { loggedWeight } from '../logged-weights.ts';
import type { EatenAmounts } from '../meal-totals.ts';
import { NO_AMOUNT, type TypedAmount } from '../typed/typed-amount.ts';
import { type UsualPortion, usualPortion } from './usual-portion.ts';
import { addedPortion, type ServedFood, weighServed } from './weigh-served.ts';

/** A food as a search finds it: from the built-in table, a downloaded set, or the person's own foods. */
export interface FoundFood {
  readonly description: string;
  readonly fdcId?: number | undefined;
  readonly brand: string | null;
  readonly nutrients: EatenAmounts;
  /** The reference amount of the figures if it is not 100 g. */
  readonly per?: { readonly quantity: number; readonly unit: string } | undefined;
  readonly portions: readonly UnitWeight[];
}

/** A portion that a person logged, and its kcal. */
export interface LoggedPortion {
  readonly quantity: number;
  readonly unit: string;
  readonly calories: number | null;
}

/** The food of the built-in table that a search found; undefined for foods from elsewhere. */
export function tableFood({ description, fdcId }: FoundFood): Food | undefined {
  const known = foodByShownName().get(description);
  return known !== undefined && known.fdcId === fdcId ? known : undefined;
}

/** The portion of a found food: the person's last one, otherwise the usual one. */
export function portionOfFound(found: FoundFood, last?: LoggedPortion): UsualPortion {
  return (last && lastPortion(found, last)) ?? usualOf(found);
}

function usualOf(found: FoundFood): UsualPortion {
  if (found.per !== undefined) return labelPortion(found, found.per);
  const known = tableFood(found);
  if (known) return usualPortion(known);
  const kin = found.brand === null ? kinOf(found) : undefined;
  if (kin) return usualPortion(kin);
  const { quantity, unit } = defaultPortion(found.portions, found.nutrients.calories);
  return { quantity, unit, grams: found.portions.find((portion) => portion.unit === unit)?.grams ?? 1 };
}

function labelPortion(
  { portions }: FoundFood,
  per: { readonly quantity: number; readonly unit: string },
): UsualPortion {
  const [portion] = portions;
  if (portion && portion.unit !== 'ml') return { quantity: 1, unit: portion.unit, grams: portion.grams };
  return { quantity: per.quantity, unit: per.unit, grams: 1 };
}

function kinOf({ description }: FoundFood): Food | undefined {
  return findFood(description);
}

function lastPortion(
  found: FoundFood,
  { quantity, unit, calories }: LoggedPortion,
): UsualPortion | undefined {
  const weight = GRAMS_OF_WEIGHT.get(unit);
  if (weight !== undefined) return { quantity, unit, grams: weight };
  const usual = usualOf(found);
  const known =
    found.portions.find((portion) => portion.unit === unit)?.grams ??
    (usual.unit === unit ? usual.grams : undefined);
  // A small apple, or a piece of a large pizza, weighs what the logged energy says, as does a unit of that entry only.
  const per100g = found.per === undefined ? found.nutrients.calories : null;
  const grams = loggedWeight({ quantity, calories }, per100g, known);
  return grams === undefined ? undefined : { quantity, unit, grams };
}

/** A found food in the format of the food table, as far as it is known. */
export function servedFood(found: FoundFood): ServedFood {
  const known = tableFood(found) ?? (found.brand === null ? kinOf(found) : undefined);
  if (known && tableFood(found)) return known;
  const own = found.portions.filter(({ unit }) => STORED_UNITS.some((stored) => stored === unit));
  return {
    fdcId: 0,
    name: known?.name ?? found.description.toLowerCase(),
    aliases: [],
    allergens: [],
    category: known?.category ?? 'pantry',
    aisle: known?.aisle ?? 'canned',
    per100g: found.nutrients,
    grams: { ...known?.grams, ...Object.fromEntries(own.map(({ unit, grams }) => [unit, grams])) },
  };
}

function isUnweighed({ per, portions }: FoundFood): boolean {
  return per !== undefined && per.unit !== 'g' && !portions.some(({ unit }) => unit === per.unit);
}

/** A typed food, and the food it is added to. */
export interface TypedPortion {
  readonly found: FoundFood;
  readonly amount?: TypedAmount;
  readonly last?: LoggedPortion | undefined;
  /** Whether it was added to an unknown food. */
  readonly isAdded?: boolean;
  readonly main?: { readonly found: FoundFood; readonly served: UsualPortion } | undefined;
}

function oneOf(usual: UsualPortion): UsualPortion {
  return usual.unit === 'piece' && usual.quantity > 1 ? { ...usual, quantity: 1 } : usual;
}

/** In grams: the heaviest piece of which a plural means two; of a heavier one, the plural may name the kind. */
const HEAVIEST_OF_TWO = 120;

/** Foods of which a plural counts pieces; that of a sweet is often its name ('snickers'), that of a vegetable its kind. */
const COUNTED_IN_PLURAL: ReadonlySet<string> = new Set(['protein', 'grain', 'fruit']);

/** Whether 'lamb chops' are two because one is the portion; not if the plural is the food's own name. */
function isTwo(usual: UsualPortion, { name, aliases, category }: ServedFood, plural: string): boolean {
  const isOne = usual.unit === 'piece' && usual.quantity === 1 && usual.grams <= HEAVIEST_OF_TWO;
  const nouns = [name, ...aliases].map((each) => each.toLowerCase().split(' ').at(-1));
  return (
    isOne &&
    COUNTED_IN_PLURAL.has(category) &&
    !nouns.includes(plural) &&
    nouns.includes(plural.replace(/s$/, ''))
  );
}

/**
 * How much of a found food the typed amount means. Without an amount, the person's last portion, otherwise the usual
 * one.
 */
export function portionForAmount({
  found,
  amount = NO_AMOUNT,
  last,
  main,
  isAdded = false,
}: TypedPortion): UsualPortion {
  const food = servedFood(found);
  const isUnsaid = amount.count === null && amount.unit === '' && amount.size === null;
  if (isUnsaid && last) return portionOfFound(found, last);
  const usual = amount.isOne ? oneOf(usualOf(found)) : usualOf(found);
  // A portion of unknown weight cannot be converted to any other amount.
  if (isUnweighed(found)) return amount.unit === '' ? { ...usual, quantity: amount.count ?? 1 } : usual;
  const { plural } = amount;
  const isPair = isUnsaid && plural !== undefined && isTwo(usual, food, plural);
  // Beside a dish, too: 'roast beef with yorkshire puddings'. Fruit on a breakfast is sliced.
  if (isPair && (!isAdded || food.category !== 'fruit'))
    return weighServed({ food, usual, amount: { ...amount, count: 2 } });
  if (isUnsaid && main) {
    return addedPortion({ food, usual }, { food: servedFood(main.found), served: main.served });
  }
  if (isUnsaid && isAdded) return addedPortion({ food, usual }, { food, served: usual });
  const own = found.portions.find(({ unit }) => unit === amount.unit);
  if (own && amount.each === null && tableFood(found) === undefined) {
    return { quantity: amount.count ?? 1, unit: own.unit, grams: own.grams };
  }
  return weighServed({ food, usual, amount: amount.isOne ? { ...amount, count: 1 } : amount });
}
