import { parseTemplate } from '@game-plan/lexicon/step-template';
import { foodWords } from '../foods/food-name.ts';
import { MEAL_TYPES, type MealType } from '../meals/meal-types.ts';
import { memoize } from '../memoize.ts';
import { REPERTOIRE } from '../recipes/repertoire/repertoire.ts';

/** What is eaten when nothing in its name says so. */
const USUAL_MEALS: readonly MealType[] = ['dinner', 'lunch'];

interface NamedDish {
  /** The words of a dish's name that are no food put into it: 'porridge', 'fried rice'. */
  readonly words: readonly string[];
  readonly meals: readonly MealType[];
}

let known: readonly NamedDish[] | undefined;

function namedDishes(): readonly NamedDish[] {
  known ??= REPERTOIRE.flatMap(({ names, meals }) =>
    names.flatMap((template) => {
      const said = parseTemplate(template).flatMap((node) => (node.type === 'text' ? node.text : []));
      const words = foodWords(said.join(' ')).filter((word) => !JOINING.has(word));
      return words.length > 0 ? [{ words, meals }] : [];
    }),
  );
  return known;
}
const JOINING: ReadonlySet<string> = new Set(['and', 'with', 'in', 'on', 'of']);

/**
 * The meals at which a dish of this name is eaten: those of the dishes of the repertoire that share most words with it, if more than half
 * of these are eaten then; lunch and dinner if it is like none.
 */
export const mealsOfName = memoize(2000, (name): readonly MealType[] => {
  const words = new Set(foodWords(name));
  let most = 0;
  let alike: NamedDish[] = [];
  for (const dish of namedDishes()) {
    if (dish.words.length < most || !dish.words.every((word) => words.has(word))) continue;
    if (dish.words.length > most) alike = [];
    most = dish.words.length;
    alike.push(dish);
  }
  const eaten = MEAL_TYPES.filter(
    (meal) => alike.filter(({ meals }) => meals.includes(meal)).length * 2 > alike.length,
  );
  return eaten.length > 0 ? eaten : USUAL_MEALS;
});
