import type { CulinaryFood } from '../../foods/culinary-food.ts';
import { findDish } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { findServed } from '../../foods/served/served-table.ts';
import type { IngredientCategory } from '../../ingredient.ts';
import { readLine } from '../../lines/read-line.ts';
import { isKnownFood } from '../../safety/known-food.ts';
import { LANGUAGES, type Language, languagesOf } from '../../safety/languages/language-of.ts';
import { translateFoods } from '../../safety/languages/translate-foods.ts';
import { withoutDenied } from '../../safety/languages/without-denied.ts';
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
/** 'Cream style' and 'butter-soft' are no food. */
const LIKE_FOOD = /^\s*[\p{L}]+[- ](?:style|colou?red|soft|sized?|shaped)\b/iu;

/** The foods of a line: one, or several as in 'salt and pepper'. */
export function heldFoods({ name, note = '' }: NamedLine): HeldFood[] {
  const read = isKnownFood(name) ? [name] : readLine(name).parts.map((part) => part.name);
  const languages = languagesOf(`${name}, ${note}`);
  const others = namesInNote(note, languages).map((other) => ({
    name: other,
    category: categoryOf(other) ?? NO_CATEGORY,
  }));
  return (read.length === 0 ? [name] : read).map((each) => {
    const food = findFood(each);
    const category = categoryOf(each) ?? NO_CATEGORY;
    const dish = findDish(each);
    const isKnown = isKnownFood(each);
    const english = food === undefined ? inEnglish(each, isKnown ? languages : (languages ?? LANGUAGES)) : [];
    const parts = [food, dish, findServed(each)].flatMap((known) => known?.madeOf ?? []);
    const made = [...new Set(parts)].map((part) => ({
      name: part,
      category: categoryOf(part) ?? NO_CATEGORY,
    }));
    return {
      name: each,
      names: [
        { name: each, category },
        ...(food ? [{ name: food.name, category }] : []),
        ...english.map((other) => ({ name: other, category })),
        ...made,
        ...others,
      ],
      food,
      culinary: findRole(each, food),
      isKnown,
    };
  });
}

/** What a note says of further foods, in English as well: 'butter for frying', 'Pfeffer, Butter zum Anbraten'. */
function namesInNote(note: string, languages: readonly Language[] | undefined): string[] {
  if (note === '') return [];
  const said = withoutDenied(note, languages);
  const english = inEnglish(said, languages);
  if (NAMES_FOOD.test(note)) return [said, ...english];
  const beginsWithFood = said.split(',').filter((piece) => !LIKE_FOOD.test(piece) && startsWithFood(piece));
  return [...beginsWithFood, ...english];
}

/** Whether the first word or two are a food: 'butter for frying', but not 'beaten'. */
function startsWithFood(piece: string): boolean {
  const words = piece.trim().split(/\s+/);
  return [1, 2].some((length) => findFood(words.slice(0, length).join(' ')) !== undefined);
}

/** A text of another language with its foods in English; none if it is English or nothing tells. */
function inEnglish(text: string, languages: readonly Language[] | undefined): string[] {
  return languages === undefined || languages.length === 0 ? [] : [translateFoods(text, languages)];
}

function categoryOf(name: string): IngredientCategory | undefined {
  return findFood(name)?.category ?? findRole(name)?.category;
}
