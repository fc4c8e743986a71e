import type { Food } from '../../foods/food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';

/**
 * Words for a kind of food that do not occur in the names of its foods, with the everyday foods of each, likeliest
 * first.
 */
const KINDS: Readonly<Record<string, string>> = {
  alcohol: 'beer, red wine, white wine, whiskey, vodka, gin, hard cider',
  bean: 'baked bean, black bean, kidney bean, green bean, chickpea, pinto bean',
  berry: 'strawberry, blueberry, raspberry, blackberry, mixed berry',
  biscuit: 'digestive biscuit, cookie, shortbread, rich tea biscuit, chocolate digestive, buttermilk biscuit',
  breakfast:
    'cooked oatmeal, scrambled egg, toast, pancake, cereal with milk, cooked bacon, full english breakfast',
  cereal: 'corn flake, granola, toasted oat cereal, bran flake, cooked oatmeal, cereal with milk',
  cheese: 'cheddar cheese, mozzarella, cream cheese, cottage cheese, feta, parmesan, swiss cheese',
  candy: 'milk chocolate, gummy candy, hard candy, caramel candy, jelly bean, licorice, lollipop',
  cocktail: 'margarita, mojito, gin and tonic, pina colada, martini, bloody mary, mimosa',
  curry: 'chicken curry, vegetable curry, beef curry, butter chicken, curry powder',
  dessert: 'ice cream, chocolate cake, cheesecake, apple pie, brownie, cookie, chocolate pudding',
  dip: 'hummus, guacamole, salsa, bean dip, tzatziki, spinach dip, onion dip',
  drink: 'water, coffee, tea, orange juice, cola, milk, lemonade',
  'fast food':
    'hamburger, cheeseburger, fast food french fry, pizza, fried chicken, chicken nugget, beef burrito',
  fish: 'cooked salmon, cooked cod, canned tuna, fish stick, fried fish, cooked tilapia, mackerel',
  fruit: 'apple, banana, orange, strawberry, grape, blueberry, pear',
  grain: 'cooked white rice, cooked quinoa, cooked oatmeal, cooked couscous, cooked bulgur, cooked barley',
  green: 'spinach, kale, mixed salad green, lettuce, collard green, swiss chard',
  liquor: 'whiskey, vodka, rum, gin, tequila, brandy',
  meat: 'cooked chicken breast, cooked ground beef, cooked beef steak, cooked pork chop, cooked sausage, cooked bacon, ham',
  noodle:
    'cooked egg noodle, ramen noodle, cooked rice noodle, cooked soba noodle, chicken chow mein, chicken pad thai',
  nut: 'mixed nut, almond, peanut, cashew, walnut, pistachio, pecan',
  pasta:
    'cooked pasta, spaghetti with meat sauce, mac and cheese, meat lasagna, pasta with tomato sauce, pasta with cream sauce',
  poultry:
    'cooked chicken breast, cooked chicken thigh, cooked turkey breast, cooked ground turkey, cooked duck',
  seafood:
    'cooked shrimp, cooked salmon, cooked tuna, cooked crab, cooked lobster, cooked mussel, cooked scallop',
  seed: 'chia seed, sunflower seed, pumpkin seed, flaxseed, sesame seed, hemp seed',
  snack: 'potato chip, popcorn, granola bar, cracker, mixed nut, pretzel, cookie',
  soda: 'cola, diet cola, lemon lime soda, orange soda, root beer, ginger ale',
  vegetable:
    'carrot, cooked broccoli, tomato, cucumber, bell pepper, cooked green bean, cooked mixed vegetable',
};

/** Other words for these kinds. */
const ALSO: Readonly<Record<string, string>> = {
  booze: 'alcohol',
  'fizzy drink': 'soda',
  nibble: 'snack',
  pop: 'soda',
  pud: 'dessert',
  'soft drink': 'soda',
  spirit: 'liquor',
  sweet: 'candy',
  sweetie: 'candy',
  takeaway: 'fast food',
  takeout: 'fast food',
  veg: 'vegetable',
  veggie: 'vegetable',
};

/** The foods of each kind by its name key: 'fruits' is 'fruit'. Throws if a name is not in the table. */
const foodsOfKinds = lazy(
  (): ReadonlyMap<string, readonly Food[]> =>
    new Map(
      [
        ...Object.entries(KINDS),
        ...Object.entries(ALSO).map(([word, kind]) => [word, KINDS[kind] ?? ''] as const),
      ].map(([word, names]) => [
        foodNameKey(word),
        names.split(', ').map((name) => {
          const food = searchedFoodNamed(name);
          if (food === undefined) throw new RangeError(`No food of the table: ${name}`);
          return food;
        }),
      ]),
    ),
);

/**
 * The everyday foods of a kind if the query is only that word: an apple, a banana for 'fruit'. Empty for other queries.
 */
export function foodsOfKind(query: string): readonly Food[] {
  return foodsOfKinds().get(foodNameKey(query)) ?? [];
}
