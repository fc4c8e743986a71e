import type { Diet, Eater } from '../../eater.ts';
import { foodWords } from '../../foods/food-name.ts';
import { memoize } from '../../memoize.ts';
import { allergyMatcher } from '../../safety/allergy/allergens.ts';
import { breaksDiet } from '../../safety/diets.ts';
import { type Language, languagesOf } from '../../safety/languages/language-of.ts';
import { translateFoods } from '../../safety/languages/translate-foods.ts';
import { withoutDenied } from '../../safety/languages/without-denied.ts';

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

/** A part of a sentence, as written and as it is searched. */
interface Clause {
  readonly written: string;
  readonly english: string;
}

interface ReadText {
  readonly languages: readonly Language[] | undefined;
  readonly clauses: readonly Clause[];
}

/** A step is searched once for each allergen and diet. */
const MOST_READ = 200;

const readText = memoize(MOST_READ, (text): ReadText => {
  const languages = languagesOf(text);
  const clauses = text.split(CLAUSE);
  const said = withoutDenied(text, languages).split(CLAUSE);
  return {
    languages,
    clauses: said.map((clause, at) => ({
      written: clauses[at] ?? clause,
      english: isEnglish(languages) ? clause : translateFoods(clause, languages),
    })),
  };
});

const isEnglish = (languages: readonly Language[] | undefined) => languages?.length === 0;

/**
 * The clause of a text that mentions something the person must not eat and that is not among the ingredients: 'sprinkle
 * with walnuts', 'mit Nüssen bestreuen'. With oat milk in the list, 'the milk' means the oat milk.
 */
export function findMention(
  text: string,
  lineNames: readonly string[],
  { allergies, dislikes = [], diets }: Eater,
): string | undefined {
  const { languages, clauses } = readText(text);
  const listed = new Set(
    lineNames.flatMap((name) => [
      ...foodWords(name),
      ...(isEnglish(languages) ? [] : foodWords(translateFoods(name, languages))),
    ]),
  );
  const matchers = [allergyMatcher(allergies), allergyMatcher(dislikes)];
  const wordDiets = diets.filter((diet) => FOUND_BY_WORDS.has(diet));
  const unlisted = (words: string) => foodWords(words).filter((word) => !listed.has(word));
  return clauses.find(({ english }) => {
    const others = unlisted(english);
    const beside = [...english.matchAll(SERVED_BESIDE)].flatMap(([, words = '']) => unlisted(words));
    const foods = [others.filter((word) => !DISHES.has(word)), beside].map((words) => words.join(' '));
    return (
      matchers.some(({ mentions }) => mentions(others.join(' '), 'own')) ||
      foods.some(
        (food) =>
          matchers.some(({ mentions }) => mentions(food)) ||
          wordDiets.some((diet) => breaksDiet(food, NO_CATEGORY, diet)),
      )
    );
  })?.written;
}
