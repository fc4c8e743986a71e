import { describe, expect, test } from 'vitest';
import type { Diet } from '../eater.ts';
import type { Food } from '../foods/food.ts';
import { foodWords } from '../foods/food-name.ts';
import { FOODS } from '../foods/food-table.ts';
import type { IngredientCategory } from '../ingredient.ts';
import { foodsIn } from '../testing/lexicon-files.ts';
import { breaksDiet, dishFitsDiet, servingFitsDiet } from './diets.ts';
import { splitProducts } from './split-products.ts';

describe('an ingredient that violates a diet', () => {
  test.each<[Diet, IngredientCategory, string]>([
    ['vegetarian', 'protein', 'chicken breast'],
    ['vegetarian', 'protein', 'anchovies'],
    ['vegetarian', 'protein', 'prawns'],
    ['vegetarian', 'protein', 'mystery roast'],
    ['vegetarian', 'protein', 'soy-glazed salmon'],
    ['vegetarian', 'protein', 'vegetarian-fed chicken'],
    ['vegetarian', 'protein', 'soy chicken'],
    ['vegetarian', 'protein', 'mushroom burger'],
    ['vegan', 'protein', 'black bean burger'],
    ['gluten_free', 'grain', 'cornbread'],
    ['vegetarian', 'pantry', 'chicken stock'],
    ['vegetarian', 'pantry', 'broth'],
    ['vegetarian', 'pantry', 'gelatin'],
    ['vegetarian', 'pantry', 'lard'],
    ['vegetarian', 'pantry', 'worcestershire sauce'],
    ['vegetarian', 'pantry', 'fish sauce'],
    ['vegetarian', 'pantry', 'refried beans'],
    ['vegetarian', 'dairy', 'parmesan'],
    ['vegetarian', 'vegetable', 'bacon bits'],
    ['vegan', 'protein', 'eggs'],
    ['vegan', 'protein', 'quorn mince'],
    ['vegan', 'protein', 'mystery patty'],
    ['vegan', 'dairy', 'milk'],
    ['vegan', 'dairy', 'mystery spread'],
    ['vegan', 'pantry', 'honey'],
    ['vegan', 'pantry', 'vegan honey mustard'],
    ['vegan', 'pantry', 'mayonnaise'],
    ['vegan', 'grain', 'egg noodles'],
    ['vegan', 'grain', 'brioche'],
    ['gluten_free', 'grain', 'flour tortilla'],
    ['gluten_free', 'grain', 'mystery grain'],
    ['gluten_free', 'pantry', 'soy sauce'],
    ['gluten_free', 'beverage', 'beer'],
    ['dairy_free', 'dairy', 'butter'],
    ['dairy_free', 'dairy', 'mystery spread'],
    ['dairy_free', 'pantry', 'pesto'],
    ['keto', 'pantry', 'sugar'],
    ['keto', 'grain', 'rice'],
    ['keto', 'grain', 'mystery grain'],
    ['keto', 'vegetable', 'potatoes'],
    ['keto', 'vegetable', 'corn'],
    ['keto', 'pantry', 'black beans'],
    ['keto', 'fruit', 'banana'],
    ['keto', 'pantry', 'honey'],
    ['low_carb', 'grain', 'bread'],
    ['low_carb', 'pantry', 'all-purpose flour'],
    ['low_carb', 'vegetable', 'sweet potato'],
    ['paleo', 'grain', 'quinoa'],
    ['paleo', 'pantry', 'peanut butter'],
    ['paleo', 'protein', 'tofu'],
    ['paleo', 'dairy', 'cheddar'],
    ['paleo', 'pantry', 'brown sugar'],
    ['paleo', 'pantry', 'cornstarch'],
    ['paleo', 'pantry', 'canola oil'],
    ['whole30', 'pantry', 'sriracha'],
    ['whole30', 'pantry', 'worcestershire sauce'],
    ['whole30', 'pantry', 'dried cranberries'],
    ['whole30', 'pantry', 'mayonnaise'],
    ['whole30', 'protein', 'bacon'],
    ['whole30', 'protein', 'beef jerky'],
    ['whole30', 'pantry', 'potato chips'],
    ['whole30', 'spice', 'BBQ rub'],
    ['paleo', 'pantry', 'sriracha'],
    ['paleo', 'pantry', 'apricot preserves'],
    ['low_carb', 'pantry', 'candied ginger'],
    ['keto', 'pantry', 'fondant'],
    ['vegetarian', 'pantry', 'jelly beans'],
    ['vegetarian', 'protein', 'bottarga'],
    ['whole30', 'pantry', 'maple syrup'],
    ['whole30', 'pantry', 'honey'],
    ['whole30', 'pantry', 'stevia'],
    ['whole30', 'beverage', 'white wine'],
    ['whole30', 'pantry', 'soy sauce'],
    ['whole30', 'grain', 'rice'],
    ['whole30', 'dairy', 'butter'],
    ['mediterranean', 'protein', 'bacon'],
    ['mediterranean', 'protein', 'hot dogs'],
    ['mediterranean', 'dairy', 'butter'],
    ['mediterranean', 'pantry', 'sugar'],
  ])('%s: %s %j', (diet, category, name) => {
    expect(breaksDiet(name, category, diet)).toBe(true);
  });
});

describe('an ingredient that fits a diet', () => {
  test.each<[Diet, IngredientCategory, string]>([
    ['vegetarian', 'protein', 'eggs'],
    ['vegetarian', 'protein', 'extra-firm tofu'],
    ['vegetarian', 'protein', 'seitan strips'],
    ['vegetarian', 'protein', 'vegan sausage'],
    ['vegetarian', 'protein', 'soy chorizo'],
    ['vegetarian', 'protein', 'black bean burger'],
    ['vegetarian', 'protein', 'portobello steaks'],
    ['vegetarian', 'protein', 'impossible burger'],
    ['vegetarian', 'protein', 'plant-based chicken'],
    ['vegetarian', 'protein', 'quorn mince'],
    ['vegetarian', 'protein', 'red lentils'],
    ['vegetarian', 'protein', 'spinach'],
    ['vegetarian', 'pantry', 'kidney beans'],
    ['vegetarian', 'pantry', 'vegetable broth'],
    ['vegetarian', 'dairy', 'goat cheese'],
    ['vegetarian', 'dairy', 'buffalo mozzarella'],
    ['vegetarian', 'dairy', 'vegetarian parmesan'],
    ['vegetarian', 'grain', 'hamburger buns'],
    ['vegetarian', 'vegetable', 'oyster mushrooms'],
    ['vegetarian', 'spice', 'poultry seasoning'],
    ['vegan', 'protein', 'tofu'],
    ['vegan', 'protein', 'vegan chicken pieces'],
    ['vegan', 'pantry', 'vegan mayo'],
    ['vegan', 'dairy', 'oat milk'],
    ['vegan', 'dairy', 'vegan cheddar'],
    ['vegan', 'beverage', 'almond milk'],
    ['vegan', 'pantry', 'coconut milk'],
    ['vegan', 'pantry', 'peanut butter'],
    ['vegan', 'grain', 'pasta'],
    ['gluten_free', 'grain', 'rice noodles'],
    ['gluten_free', 'grain', 'gluten-free pasta'],
    ['gluten_free', 'grain', 'Carolina gold rice'],
    ['gluten_free', 'pantry', 'tamari'],
    ['dairy_free', 'dairy', 'coconut milk'],
    ['dairy_free', 'dairy', 'eggs'],
    ['dairy_free', 'dairy', 'dairy-free cheese'],
    ['keto', 'vegetable', 'broccoli'],
    ['keto', 'vegetable', 'green beans'],
    ['keto', 'vegetable', 'cauliflower rice'],
    ['keto', 'fruit', 'avocado'],
    ['keto', 'fruit', 'strawberries'],
    ['keto', 'pantry', 'almond flour'],
    ['keto', 'protein', 'tofu'],
    ['keto', 'pantry', 'soy sauce'],
    ['keto', 'pantry', 'sugar-free syrup'],
    ['low_carb', 'fruit', 'apple'],
    ['paleo', 'pantry', 'honey'],
    ['paleo', 'dairy', 'ghee'],
    ['paleo', 'vegetable', 'sugar snap peas'],
    ['paleo', 'pantry', 'olive oil'],
    ['paleo', 'protein', 'tuna in oil'],
    ['whole30', 'protein', 'prosciutto'],
    ['whole30', 'protein', 'sugar-free bacon'],
    ['whole30', 'pantry', 'tomato paste'],
    ['whole30', 'pantry', 'rice vinegar'],
    ['paleo', 'pantry', 'honey'],
    ['whole30', 'vegetable', 'potatoes'],
    ['whole30', 'vegetable', 'green beans'],
    ['whole30', 'pantry', 'red wine vinegar'],
    ['whole30', 'dairy', 'ghee'],
    ['whole30', 'pantry', 'baking soda'],
    ['mediterranean', 'protein', 'lamb chops'],
    ['mediterranean', 'dairy', 'feta'],
    ['mediterranean', 'pantry', 'peanut butter'],
    ['mediterranean', 'pantry', 'honey'],
    ['high_protein', 'pantry', 'sugar'],
  ])('%s: %s %j', (diet, category, name) => {
    expect(breaksDiet(name, category, diet)).toBe(false);
  });
});

/** The names of the given foods that break the diet. */
function breaking(foods: readonly Food[], diet: Diet): string[] {
  return foods
    .flatMap((food) => [food.name, ...food.aliases].map((name) => ({ name, category: food.category })))
    .filter(({ name, category }) => breaksDiet(name, category, diet))
    .map(({ name }) => name);
}

/**
 * Whether it is a product. It may contain more than the food it is in the table: spaetzle are egg noodles made with
 * milk.
 */
function isProduct(name: string): boolean {
  return splitProducts(foodWords(name)).parts.length > 0;
}

function namesOf(foods: readonly Food[]): string[] {
  return foods.flatMap((food) => [food.name, ...food.aliases]);
}

describe('the food table', () => {
  test('has no meat or fish that counts as vegetarian', () => {
    for (const foods of [
      foodsIn('meats'),
      foodsIn('fish'),
      foodsIn('cooked-meats'),
      foodsIn('cooked-fish'),
    ]) {
      expect(breaking(foods, 'vegetarian')).toEqual(namesOf(foods));
      expect(breaking(foods, 'vegan')).toEqual(namesOf(foods));
    }
  });

  test.each([
    'fried chicken',
    'lasagne',
    'shepherd’s pie',
    'corn dog',
    'taco',
    'burrito',
    'hamburger',
    'club sandwich',
    'kebab',
    'BLT',
    'spag bol',
    'dumplings',
    'wonton soup',
    'French onion soup',
    'quiche Lorraine',
    'Hawaiian pizza',
    'paella',
    'sushi',
    'marshmallow treats',
    'wine gums',
    'Starburst',
  ])('%s is not vegetarian, whatever its category', (name) => {
    for (const category of ['protein', 'grain', 'pantry'] as const)
      expect(breaksDiet(name, category, 'vegetarian')).toBe(true);
  });

  test.each(['tacos', 'burritos', 'samosas', 'fig rolls', 'milkshakes', 'margaritas', 'root beer'])(
    '%s do not fit a keto meal',
    (name) => {
      expect(breaksDiet(name, 'pantry', 'keto')).toBe(true);
    },
  );

  test('has no legume that counts as paleo', () => {
    const legumes = foodsIn('legumes').filter(({ name }) => name !== 'vital wheat gluten');
    expect(breaking(legumes, 'paleo')).toEqual(namesOf(legumes));
  });

  test('has no grain that counts as keto, low carb, paleo or whole30', () => {
    for (const diet of ['keto', 'low_carb', 'paleo', 'whole30'] as const) {
      expect(breaking(foodsIn('grains'), diet)).toEqual(namesOf(foodsIn('grains')));
    }
  });

  test('excludes no plain vegetable, fruit or spice for vegans', () => {
    const plain = [...foodsIn('vegetables'), ...foodsIn('fruits'), ...foodsIn('spices')].filter(
      ({ name }) => name !== 'mashed potato',
    );
    expect(breaking(plain, 'vegan')).toEqual([]);
    expect(breaking(plain, 'gluten_free')).toEqual([]);
  });

  test('agrees with its allergens on gluten and dairy', () => {
    const withGluten = FOODS.filter(({ allergens }) => allergens.includes('gluten'));
    const withoutDairy = FOODS.filter(({ allergens }) => !allergens.includes('dairy'));
    expect(breaking(withGluten, 'gluten_free')).toEqual(namesOf(withGluten));
    const plain = withoutDairy.map((food) => ({
      ...food,
      aliases: food.aliases.filter((alias) => !isProduct(alias)),
    }));
    expect(breaking(plain, 'dairy_free')).toEqual([]);
  });
});

describe('a serving', () => {
  test.each<[Diet, number, number, number, boolean]>([
    ['keto', 500, 30, 16, true],
    ['keto', 500, 30, 17, false],
    ['low_carb', 600, 30, 39, true],
    ['low_carb', 600, 30, 40, false],
    ['low_carb', 120, 5, 16, true],
    ['low_carb', 900, 30, 44, false],
    ['high_protein', 400, 20, 40, true],
    ['high_protein', 400, 19.9, 40, false],
    ['high_protein', 500, 24, 40, false],
    ['high_protein', 500, 25, 40, true],
    ['vegan', 900, 0, 200, true],
  ])('%s: %d kcal, %d g protein, %d g carbs: %s', (diet, calories, protein, carbs, fits) => {
    expect(servingFitsDiet(diet, { calories, protein, carbs, fat: 10 })).toBe(fits);
  });

  test.each(['keto', 'low_carb', 'high_protein'] as const)('%s is not known of partial figures', (diet) => {
    const serving = { calories: 200, protein: 30, carbs: 2, fat: 8 };
    expect(servingFitsDiet(diet, serving)).toBe(true);
    expect(servingFitsDiet(diet, { ...serving, isPartial: true })).toBe(false);
    expect(servingFitsDiet(diet, { ...serving, carbs: null })).toBe(false);
    expect(servingFitsDiet('vegan', { ...serving, isPartial: true })).toBe(true);
  });
});

test.each([
  ['Banana Egg Pancakes', false],
  ['Mango Nice Cream', false],
  ['Homemade Granola', false],
  ['Potato Pancakes', true],
  ['Thai Fish Cakes', true],
  ['Tortilla Española', true],
])('Whole30 and a dish called %s', (name, fits) => {
  expect(dishFitsDiet('whole30', name)).toBe(fits);
  expect(dishFitsDiet('paleo', name)).toBe(true);
});
