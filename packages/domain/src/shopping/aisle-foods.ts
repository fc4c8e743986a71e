import { BAKING } from '../foods/data/baking.ts';
import { BEVERAGES } from '../foods/data/beverages.ts';
import { BREADS } from '../foods/data/breads.ts';
import { CONDIMENTS } from '../foods/data/condiments.ts';
import { DAIRY_AND_EGGS } from '../foods/data/dairy-and-eggs.ts';
import { FISH } from '../foods/data/fish.ts';
import { FRUITS } from '../foods/data/fruits.ts';
import { GRAINS } from '../foods/data/grains.ts';
import { LEGUMES } from '../foods/data/legumes.ts';
import { MEATS } from '../foods/data/meats.ts';
import { NUTS_AND_SEEDS } from '../foods/data/nuts-and-seeds.ts';
import { OILS_AND_FATS } from '../foods/data/oils-and-fats.ts';
import { PREPARED_FOODS } from '../foods/data/prepared.ts';
import { SPICES } from '../foods/data/spices.ts';
import { VEGETABLES } from '../foods/data/vegetables.ts';
import type { Food } from '../foods/food.ts';
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
];

/** Foods that a shop keeps apart from their kin. */
const APART: Readonly<Partial<Record<Aisle, string>>> = {
  produce: 'chestnut',
  bakery: 'cookie, cake, muffin, doughnut',
  dairy: `tofu, silken tofu, fried tofu, tempeh, veggie burger, falafel, hummus, veggie meatball, vegan butter, margarine,
    lard, beef tallow, duck fat, almond milk, soy milk, oat milk, rice milk, soy yogurt, puff pastry, phyllo dough,
    pie crust, wonton wrapper, guacamole, tzatziki, coleslaw, kimchi`,
  grains: `dried black bean, dried kidney bean, dried chickpea, lentil, red lentil, split pea, mung bean, adzuki bean,
    textured vegetable protein, nori, wakame, dried shiitake mushroom, rice paper`,
  canned: `canned pineapple, applesauce, canned peach, canned pear, fruit cocktail, canned salmon, canned tuna,
    tuna in oil, sardine, anchovy, canned pumpkin, canned corn, canned green bean, canned pea, canned green chili,
    roasted red pepper, dried tomato, artichoke heart, bamboo shoot, water chestnut, hominy, canned tomato,
    crushed tomato, tomato paste, tomato puree, tomato sauce, pickle, sauerkraut, olive, green olive, caper,
    pickled jalapeno, coconut milk, coconut cream, tomato soup, cream of mushroom soup, vegetable soup,
    chicken noodle soup, chili con carne`,
  sauces:
    'peanut butter, almond butter, cashew butter, tahini, sunflower seed butter, hazelnut spread, honey, maple syrup',
  baking: `breadcrumb, panko, evaporated milk, condensed milk, milk powder, almond flour, desiccated coconut, raisin,
    dried cranberry, dried apricot, date, prune, dried fig, dried mango`,
  snacks: `cracker, rice cake, pretzel, graham cracker, tortilla chip, taco shell, popcorn, beef jerky, dark chocolate,
    milk chocolate, white chocolate, marshmallow, whey protein`,
  frozen: `ice cream, frozen yogurt, french fry, hash brown, mixed vegetable, mixed berry, fish stick, pizza,
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
