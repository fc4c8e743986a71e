import type { CulinaryFood } from '../../foods/culinary-food.ts';
import { findDish } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { findServed } from '../../foods/served/served-table.ts';
import type { IngredientCategory } from '../../ingredient.ts';
import { readLine } from '../../lines/read-line.ts';
import { isKnownFood } from '../../safety/known-food.ts';
import { findRole } from '../roles/find-role.ts';

/** A line of a recipe, however it was written. */
export interface NamedLine {
  readonly name: string;
  readonly note?: string | undefined;
}

/** A food in a line, under every name that says what is in it. */
export interface HeldFood {
  readonly name: string;
  /** Its name, its name in the table, what a dish is made of, and alternatives that the line allows. */
  readonly names: readonly { readonly name: string; readonly category: IngredientCategory }[];
  readonly food: Food | undefined;
  readonly culinary: CulinaryFood | undefined;
  /** Whether it is known what it is. */
  readonly isKnown: boolean;
}

/** Stands for a food without a known category: spices carry nothing by their category, so only the words count. */
const NO_CATEGORY = 'spice';
/** A note that names more food: 'or almond milk', 'with walnuts'. */
const NAMES_FOOD = /\b(?:or|with|plus|and)\b/i;

/** The foods of a line: one, or several as in 'salt and pepper'. */
export function heldFoods({ name, note = '' }: NamedLine): HeldFood[] {
  const read = isKnownFood(name) ? [name] : readLine(name).parts.map((part) => part.name);
  const others = NAMES_FOOD.test(note) ? [{ name: note, category: categoryOf(note) ?? NO_CATEGORY }] : [];
  return (read.length === 0 ? [name] : read).map((each) => {
    const food = findFood(each);
    const category = categoryOf(each) ?? NO_CATEGORY;
    const dish = findDish(each);
    const parts = [food, dish, findServed(each)].flatMap((known) => known?.madeOf ?? []);
    const made = [...new Set(parts)].map((part) => ({
      name: part,
      category: categoryOf(part) ?? NO_CATEGORY,
    }));
    return {
      name: each,
      names: [{ name: each, category }, ...(food ? [{ name: food.name, category }] : []), ...made, ...others],
      food,
      culinary: findRole(each, food),
      isKnown: isKnownFood(each),
    };
  });
}

function categoryOf(name: string): IngredientCategory | undefined {
  return findFood(name)?.category ?? findRole(name)?.category;
}
