import type { Diet, Eater } from '../../eater.ts';
import { foodWords } from '../../foods/food-name.ts';
import { allergyMatcher } from '../../safety/allergy/allergens.ts';
import { breaksDiet } from '../../safety/diets.ts';

/**
 * Words for dishes and actions rather than ingredients: 'flip the pancakes', 'toast the seeds', 'fluff with a fork'. Their ingredients are
 * in the list, which is checked food by food.
 */
const DISHES = new Set(
  `pancake waffle crepe muffin cake cookie brownie scone biscuit bun roll wrap toast pie tart quiche frittata omelet
  omelette souffle pudding custard mousse curd batter dumpling meatball patty burger steak nugget pizza taco burrito
  quesadilla fajita enchilada casserole granola muesli porridge oatmeal cereal gravy roux soup curry crumble fry mince
  rib bar fluff mash sprinkle stew shell`.split(/\s+/),
);

/** Diets whose violations can be found by words; the others depend on amounts or frequency. */
const FOUND_BY_WORDS: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan', 'gluten_free', 'dairy_free']);

/** Foods served beside a dish are not part of it: 'with toast', 'on a bun', but 'over the pancakes'. */
const SERVED_BESIDE =
  /\b(?:with|on|over|alongside)\s+((?!(?:the|your|each|it|them)\b)[\p{L}-]+(?:\s+[\p{L}-]+){0,2})/giu;

const CLAUSE = /[.;:,!?()]|\band\b|\bor\b/i;

/** The category for words without one: spices carry nothing by their category, so only the words count. */
const NO_CATEGORY = 'spice';

/**
 * The clause of a text that mentions something the person must not eat and that is not among the ingredients: 'sprinkle
 * with walnuts'. With oat milk in the list, 'the milk' means the oat milk.
 */
export function findMention(
  text: string,
  lineNames: readonly string[],
  { allergies, dislikes = [], diets }: Eater,
): string | undefined {
  const listed = new Set(lineNames.flatMap(foodWords));
  const matchers = [allergyMatcher(allergies), allergyMatcher(dislikes)];
  const wordDiets = diets.filter((diet) => FOUND_BY_WORDS.has(diet));
  const unlisted = (words: string) => foodWords(words).filter((word) => !listed.has(word));
  return text.split(CLAUSE).find((clause) => {
    const others = unlisted(clause);
    const beside = [...clause.matchAll(SERVED_BESIDE)].flatMap(([, words = '']) => unlisted(words));
    const foods = [others.filter((word) => !DISHES.has(word)), beside].map((words) => words.join(' '));
    return (
      matchers.some(({ mentions }) => mentions(others.join(' '), 'own')) ||
      foods.some(
        (food) =>
          matchers.some(({ mentions }) => mentions(food)) ||
          wordDiets.some((diet) => breaksDiet(food, NO_CATEGORY, diet)),
      )
    );
  });
}
