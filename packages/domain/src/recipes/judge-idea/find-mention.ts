import type { Diet, Eater } from '../../eater.ts';
import { foodWords } from '../../foods/food-name.ts';
import { carriesAllergy, listedAllergens } from '../../safety/allergens.ts';
import { breaksDiet } from '../../safety/diets.ts';

/**
 * Words for what is made here, or done, rather than put in: 'flip the pancakes', 'toast the seeds'. What it is made
 * of is in the list of ingredients, which is judged food by food.
 */
const DISHES = new Set(
  `pancake waffle crepe muffin cake cookie brownie scone biscuit bun roll wrap toast pie tart quiche frittata omelet
  omelette souffle pudding custard mousse curd batter dumpling meatball patty burger steak nugget pizza taco burrito
  quesadilla fajita enchilada casserole granola muesli porridge oatmeal cereal gravy roux soup curry crumble fry mince
  rib bar`.split(/\s+/),
);

/** Diets whose breaches words can tell; the others are about amounts, or about what is eaten often. */
const TOLD_BY_WORDS: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan', 'gluten_free', 'dairy_free']);

const CLAUSE = /[.;:,!?()]|\band\b|\bor\b/i;

/** Counts as nothing by itself: only the words tell what an ingredient of no category is. */
const NO_CATEGORY = 'spice';

/**
 * The part of a text that speaks of something the person must not eat and that is not in the list of ingredients:
 * 'sprinkle with walnuts'. 'The milk' of a recipe with oat milk is that.
 */
export function findMention(
  text: string,
  lineNames: readonly string[],
  { allergies, diets }: Eater,
): string | undefined {
  const listed = new Set(lineNames.flatMap(foodWords));
  const ownWords = allergies.filter((allergy) => listedAllergens(allergy).length === 0);
  const told = diets.filter((diet) => TOLD_BY_WORDS.has(diet));
  return text.split(CLAUSE).find((clause) => {
    const others = foodWords(clause).filter((word) => !listed.has(word));
    const foods = others.filter((word) => !DISHES.has(word)).join(' ');
    return (
      carriesAllergy(foods, allergies) ||
      carriesAllergy(others.join(' '), ownWords) ||
      told.some((diet) => breaksDiet(foods, NO_CATEGORY, diet))
    );
  });
}
