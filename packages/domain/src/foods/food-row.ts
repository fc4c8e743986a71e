import type { Allergen } from '../eater.ts';
import type { IngredientCategory } from '../ingredient.ts';
import type { Aisle } from './aisles/aisle.ts';
import { type CookRow, culinaryFood } from './culinary-food.ts';
import type { Food, FoodNutrients } from './food.ts';

/** kcal, then grams of protein, carbs and fat per 100 g; null means 'not measured'. */
type Figures = readonly [
  calories: number | null,
  protein: number | null,
  carbs: number | null,
  fat: number | null,
];

/** The fields of a row besides name, figures and weights. */
interface More extends Pick<Food, 'state' | 'eatenAs' | 'isEatenRaw' | 'quickAdd' | 'cooksLike'> {
  /** Names separated by commas or line breaks. */
  readonly aliases?: string;
  readonly allergens?: readonly Allergen[];
  /** For a dish: its usual ingredients, separated by commas. */
  readonly madeOf?: string;
  /** The aisle, if it differs from the group's. */
  readonly aisle?: Aisle;
  readonly cook?: CookRow;
  /** By the food's other name. */
  readonly cookNamed?: Readonly<Record<string, CookRow>>;
}

/** A row before the fields of its group are added. */
type Ungrouped<T extends { aisle: Aisle }> = Omit<T, 'aisle'> & Partial<Pick<T, 'aisle'>>;

/** A dish whose figures are computed from its parts when all foods are known. */
export interface RecipeRow extends Omit<Food, 'per100g' | 'parts'> {
  readonly parts: readonly { readonly name: string; readonly grams: number }[];
}

export type FoodRow = Food | RecipeRow;

/** Adds the group's fields to rows that do not have their own. */
export function foodGroup<T extends Ungrouped<Food> | Ungrouped<RecipeRow>>(
  facts: Pick<Food, 'aisle'>,
  rows: readonly T[],
): readonly (T & Pick<Food, 'aisle'>)[] {
  return rows.map((row) => ({ ...facts, ...row }));
}

/** Creates a row of the food table. `grams` are the weights of one household unit each. */
export function food(
  name: string,
  fdcId: number,
  category: IngredientCategory,
  grams: Food['grams'],
  [calories, protein, carbs, fat]: Figures,
  more: More = {},
): Ungrouped<Food> {
  return { ...rowOf({ name, fdcId, category, grams }, more), per100g: { calories, protein, carbs, fat } };
}

/**
 * Creates a dish from a recipe: `parts` are foods of the table and their grams as eaten, 'cooked pasta 220, egg 45'.
 * Evaporation and leftovers are not counted.
 */
export function recipe(
  name: string,
  category: IngredientCategory,
  grams: Food['grams'],
  parts: string,
  more: More = {},
): Ungrouped<RecipeRow> {
  return {
    ...rowOf({ name, fdcId: ownId(name), category, grams }, more),
    parts: readParts(parts),
  };
}

/** Parses 'cooked pasta 220, egg 45' to foods and grams. */
export function readParts(parts: string): RecipeRow['parts'] {
  return parts.split(/,\s+/).map((part) => {
    const space = part.lastIndexOf(' ');
    return { name: part.slice(0, space), grams: Number(part.slice(space + 1)) };
  });
}

type Named = Pick<Food, 'name' | 'fdcId' | 'category' | 'grams'>;

function rowOf(
  named: Named,
  { aliases, allergens = [], madeOf, cook, cookNamed, ...facts }: More,
): Omit<Ungrouped<Food>, 'per100g'> {
  const { name, category } = named;
  return {
    ...named,
    ...facts,
    aliases: aliases?.split(/,\s+/) ?? [],
    allergens,
    ...(madeOf === undefined ? {} : { madeOf: madeOf.split(/,\s+/) }),
    ...(cook === undefined ? {} : { cook: culinaryFood(name, category, cook) }),
    ...(cookNamed === undefined
      ? {}
      : {
          cookNamed: Object.entries(cookNamed).map(([other, row]) => culinaryFood(other, category, row)),
        }),
  };
}

/** The first id of our own; USDA's ids are far smaller. */
export const FIRST_OWN_ID = 1_000_000_000;

/** A stable id for a name (FNV-1a). */
export function ownId(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return FIRST_OWN_ID + (hash % FIRST_OWN_ID);
}

/** Converts rows to foods; a recipe may use `known` foods and earlier rows. Throws for an unknown part. */
export function foodsOf(known: readonly Food[], rows: readonly FoodRow[]): Food[] {
  const byName = new Map(known.map((each) => [each.name, each]));
  return rows.map((row) => {
    const each = 'per100g' in row ? row : computed(row, byName);
    byName.set(each.name, each);
    return each;
  });
}

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

function computed(row: RecipeRow, byName: ReadonlyMap<string, Food>): Food {
  const { parts } = row;
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const per100g = Object.fromEntries(
    FIGURES.map((figure) => {
      const amounts = parts.map(({ name, grams }) => {
        const part = byName.get(name);
        if (part === undefined) throw new Error(`${row.name} is made of ${name}, which is no food before it`);
        const amount = part.per100g[figure];
        return amount === null ? null : (amount * grams) / total;
      });
      const sum = amounts.reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0);
      return [figure, sum === null ? null : Math.round(sum * 100) / 100];
    }),
  ) as unknown as FoodNutrients;
  return { ...row, per100g };
}
