import { BAKED_GOODS } from '../data/grains/baked-goods.ts';
import { BREADS } from '../data/grains/breads.ts';
import { COOKED_GRAINS } from '../data/grains/cooked-grains.ts';
import { GRAINS } from '../data/grains/grains.ts';
import { COOKED_FISH } from '../data/meat-fish-and-dairy/cooked-fish.ts';
import { COOKED_MEATS } from '../data/meat-fish-and-dairy/cooked-meats.ts';
import { DAIRY_AND_EGGS } from '../data/meat-fish-and-dairy/dairy-and-eggs.ts';
import { FISH } from '../data/meat-fish-and-dairy/fish.ts';
import { MEATS } from '../data/meat-fish-and-dairy/meats.ts';
import { BAKING } from '../data/pantry/baking.ts';
import { BEVERAGES } from '../data/pantry/beverages.ts';
import { CONDIMENTS } from '../data/pantry/condiments.ts';
import { COOKED_LEGUMES } from '../data/pantry/cooked-legumes.ts';
import { DRESSINGS_AND_DIPS } from '../data/pantry/dressings-and-dips.ts';
import { LEGUMES } from '../data/pantry/legumes.ts';
import { NUTS_AND_SEEDS } from '../data/pantry/nuts-and-seeds.ts';
import { OILS_AND_FATS } from '../data/pantry/oils-and-fats.ts';
import { SPICES } from '../data/pantry/spices.ts';
import { DESSERTS } from '../data/prepared/desserts.ts';
import { PIZZA_AND_PASTA } from '../data/prepared/pizza-and-pasta.ts';
import { PREPARED_FOODS } from '../data/prepared/prepared.ts';
import { READY_MEALS } from '../data/prepared/ready-meals.ts';
import { SALADS } from '../data/prepared/salads.ts';
import { SANDWICHES } from '../data/prepared/sandwiches.ts';
import { SNACK_FOODS } from '../data/prepared/snack-foods.ts';
import { SOUPS } from '../data/prepared/soups.ts';
import { SWEETS } from '../data/prepared/sweets.ts';
import { COOKED_VEGETABLES } from '../data/produce/cooked-vegetables.ts';
import { FRUITS } from '../data/produce/fruits.ts';
import { VEGETABLES } from '../data/produce/vegetables.ts';
import type { Food } from '../food.ts';
import type { Aisle } from './aisle.ts';

/** Where each group of the food table stands, but for the foods below. */
const GROUPS: readonly (readonly [Aisle, readonly Food[]])[] = [
  ['produce', VEGETABLES],
  ['produce', FRUITS],
  ['meat', MEATS],
  ['meat', FISH],
  ['dairy', DAIRY_AND_EGGS],
  ['grains', GRAINS],
  ['bakery', BREADS],
  ['canned', LEGUMES],
  ['snacks', NUTS_AND_SEEDS],
  ['sauces', OILS_AND_FATS],
  ['sauces', CONDIMENTS],
  ['baking', SPICES],
  ['baking', BAKING],
  ['drinks', BEVERAGES],
  ['snacks', PREPARED_FOODS],
  ['bakery', BAKED_GOODS],
  ['meat', COOKED_FISH],
  ['grains', COOKED_GRAINS],
  ['canned', COOKED_LEGUMES],
  ['meat', COOKED_MEATS],
  ['produce', COOKED_VEGETABLES],
  ['bakery', DESSERTS],
  ['sauces', DRESSINGS_AND_DIPS],
  ['frozen', PIZZA_AND_PASTA],
  ['frozen', READY_MEALS],
  ['produce', SALADS],
  ['bakery', SANDWICHES],
  ['snacks', SNACK_FOODS],
  ['canned', SOUPS],
  ['snacks', SWEETS],
];

/** Foods that a shop keeps apart from their kin. */
const APART: Readonly<Partial<Record<Aisle, string>>> = {
  produce: 'chestnut',
  bakery: 'cookie, cake, muffin, doughnut, brownie',
  dairy: `tofu, silken tofu, fried tofu, tempeh, veggie burger, falafel, hummus, veggie meatball, vegan butter, margarine,
    lard, beef tallow, duck fat, almond milk, soy milk, oat milk, rice milk, soy yogurt, puff pastry, phyllo dough,
    pie crust, wonton wrapper, guacamole, tzatziki, coleslaw, kimchi, cooked tempeh,
    veggie bacon, veggie sausage, veggie hot dog, veggie chicken, chocolate pudding, vanilla pudding,
    rice pudding, tapioca pudding, custard, flan, creme brulee, chocolate mousse, tiramisu, trifle, potato salad,
    cookie dough, onion dip, spinach dip, spinach and artichoke dip, vanilla almond milk, chocolate almond milk,
    vanilla soy milk, chocolate soy milk, strawberry milk, compressed yeast`,
  grains: `dried black bean, dried kidney bean, dried chickpea, lentil, red lentil, split pea, mung bean, adzuki bean,
    textured vegetable protein, nori, wakame, dried shiitake mushroom, rice paper, dried pinto bean,
    ancho chili`,
  canned: `canned pineapple, applesauce, canned peach, canned pear, fruit cocktail, canned salmon, canned tuna,
    tuna in oil, sardine, anchovy, canned pumpkin, canned corn, canned green bean, canned pea, canned green chili,
    roasted red pepper, dried tomato, artichoke heart, bamboo shoot, water chestnut, hominy, canned tomato,
    crushed tomato, tomato paste, tomato puree, tomato sauce, pickle, sauerkraut, olive, green olive, caper,
    pickled jalapeno, coconut milk, coconut cream, tomato soup, cream of mushroom soup, vegetable soup,
    chicken noodle soup, chili con carne, canned chicken, canned corned beef, luncheon meat, vienna sausage,
    corned beef hash, canned mackerel, sardine in tomato sauce, canned asparagus, canned beet, pickled beet,
    canned carrot, creamed corn, canned mushroom, canned potato, canned spinach, stewed tomato, grape leaf,
    heart of palm, canned apricot, canned cherry, canned grapefruit, canned mandarin, canned plum,
    maraschino cherry, sweetened applesauce`,
  sauces: `peanut butter, almond butter, cashew butter, tahini, sunflower seed butter, hazelnut spread, honey, maple syrup,
    reduced fat peanut butter, chocolate syrup, caramel sauce, strawberry sauce, table syrup, reduced sugar jam,
    apple butter, marshmallow cream, cheese sauce, white sauce, queso dip`,
  baking: `breadcrumb, panko, evaporated milk, condensed milk, milk powder, almond flour, desiccated coconut, raisin,
    dried cranberry, dried apricot, date, prune, dried fig, dried mango, dried apple,
    dried blueberry, dried cherry, dried peach, dried pear, dried pineapple, sweetened coconut, skim milk powder,
    seasoned breadcrumb, sucralose, aspartame, apple pie filling, cherry pie filling, sprinkle,
    unsweetened baking chocolate, gelatin dessert, cocoa mix`,
  snacks: `cracker, rice cake, pretzel, graham cracker, tortilla chip, taco shell, popcorn, beef jerky, dark chocolate,
    milk chocolate, white chocolate, marshmallow, whey protein,
    pork rind, beef stick, banana chip, soy nut`,
  frozen: `chocolate ice cream, strawberry ice cream, light ice cream, soft serve ice cream, gelato, ice cream cone,
    ice cream sandwich, ice cream bar, hot fudge sundae, chocolate frozen yogurt, sherbet, sorbet, ice pop,
    frozen fruit bar, ice cream cake, hash brown patty, potato wedge, sweet potato fry, onion ring,
    breaded chicken tender, breaded chicken patty, fried fish, fried shrimp, mozzarella stick, stuffed jalapeno,
    sausage corn dog, veggie nugget, ice cream, frozen yogurt, french fry, hash brown, mixed vegetable, mixed berry, fish stick, pizza,
    chicken nugget, waffle`,
};

/** The aisle of the foods of these groups, by the name in the table. */
export const AISLE_BY_FOOD: ReadonlyMap<string, Aisle> = new Map([
  ...GROUPS.flatMap(([aisle, foods]) => foods.map(({ name }) => [name, aisle] as const)),
  ...Object.entries(APART).flatMap(([aisle, names]) =>
    names.split(/,\s+/).map((name) => [name, aisle as Aisle] as const),
  ),
]);

/** Every name of APART, for the test that the table has it. */
export const FOODS_APART: readonly string[] = Object.values(APART).flatMap((names) => names.split(/,\s+/));
