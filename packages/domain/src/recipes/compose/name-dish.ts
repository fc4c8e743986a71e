import { foodWords } from '../../foods/food-name.ts';
import { titleCase } from '../roles/culinary-row.ts';
import { join } from '../steps/phrases.ts';
import { type Dish, holds, type Part, partIn, partsIn } from './dish.ts';

const LONGEST_NAME = 60;
const LINKING = new Set(['and', 'with', 'in', 'on', 'a', 'the', 'of']);

/** The first name without a repeated word that is not taken yet; undefined when none is. */
export function chooseName(names: readonly string[], taken: ReadonlySet<string>): string | undefined {
  return names.find((name) => name.length <= LONGEST_NAME && !taken.has(name) && !repeatsAWord(name));
}

export function repeatsAWord(name: string): boolean {
  const words = name
    .split(' ')
    .map((word) => foodWords(word).join('-'))
    .filter((word) => !LINKING.has(word));
  return new Set(words).size < words.length;
}

/** What the seasoning lets the dish be called: 'Lemon Herb', or ''. */
export function flavourTitle(dish: Dish): string {
  return dish.flavour.titles.find(({ needs }) => needs.every((name) => holds(dish, name)))?.text ?? '';
}

/** 'Chicken'; '' when the dish has none. */
export function proteinTitle(dish: Dish): string {
  return partIn(dish, 'protein')?.stocked.culinary.title ?? '';
}

/** Titles before a noun, in the singular: 'Spinach and Mushroom' of a frittata. */
export function titlesBefore(parts: readonly Part[], most = 2): string {
  return join(parts.slice(0, most).map((part) => part.stocked.culinary.title));
}

/** Titles after 'with', as they are served: 'Mushrooms and Broccoli'. */
export function titlesAfter(parts: readonly Part[], most = 1): string {
  return join(
    parts
      .slice(0, most)
      .map(({ stocked: { culinary } }) => (culinary.isCounted ? titleCase(culinary.many) : culinary.title)),
  );
}

/** The vegetables in the order in which they were chosen: mostly those to be used up soonest in front. */
export function vegetables(dish: Dish): Part[] {
  return partsIn(dish, 'vegetables');
}

/** Joins the parts of a name that are there. */
export function name(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
