/** Grams by size, for kinds of food that are served in sizes. */
export const SERVED_SIZES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  café: {
    small: 300,
    short: 240,
    tall: 355,
    regular: 350,
    medium: 400,
    grande: 473,
    large: 500,
    venti: 591,
    'extra large': 600,
  },
  'flat white': { small: 200, regular: 245, medium: 245, large: 340 },
  soda: { small: 360, medium: 510, regular: 510, large: 690, 'extra large': 850 },
  wine: { small: 125, medium: 175, regular: 150, large: 250 },
  beer: { small: 285, medium: 400, regular: 330, large: 500 },
  pizza: { small: 430, medium: 650, large: 900, 'extra large': 1150 },
  fries: { small: 75, medium: 117, regular: 117, large: 154, 'extra large': 180 },
};

/** Factors for sizes of foods without their own sizes, from the ratios of small, medium and large fruit and bakes. */
export const SIZE_FACTORS: Readonly<Record<string, number>> = {
  'fun size': 0.35,
  mini: 0.5,
  small: 0.75,
  short: 0.75,
  regular: 1,
  medium: 1,
  tall: 1,
  large: 1.3,
  grande: 1.3,
  venti: 1.6,
  'extra large': 1.5,
};

/**
 * Factors for a plate, bowl or portion of a dish. The small and large portions of the Food Standards Agency's 'Food
 * Portion Sizes' are further from the medium ones than those of fruit: pasta 150, 230 and 350 g, rice 100, 180 and 290,
 * potatoes 120, 175 and 220, chips 100, 165 and 240.
 */
export const HELPING_FACTORS: Readonly<Record<string, number>> = {
  small: 0.65,
  large: 1.4,
  'extra large': 1.6,
};

/** How much of a food is added to another, as '30 g': to a hot drink, to pancakes, to each slice of bread, or to anything. */
export const ADDED_TABLE: Readonly<
  Record<'drink' | 'pancakes' | 'bread' | 'any', Readonly<Record<string, string>>>
> = {
  drink: {
    '30 g': `milk, reduced fat milk, low fat milk, skim milk, lactose free milk, soy milk, oat milk, almond milk, rice milk, coconut milk beverage,
      goat milk, vanilla soy milk, vanilla almond milk, evaporated milk`,
    '20 g': `light cream, heavy cream, half and half, fat free half and half, coffee creamer`,
    '15 g': `condensed milk, whipped cream, whipped topping`,
    '1 tsp 4': `sugar, brown sugar`,
    '1 tsp 7': `honey, maple syrup, agave syrup`,
    '1 slice 8': `lemon, lime`,
  },
  pancakes: { '2 tbsp 20': `maple syrup, honey, agave syrup, table syrup` },
  bread: {
    '24 g': `cheese, cheddar cheese, american cheese, swiss cheese, gouda, edam cheese, brie, provolone, monterey jack, vegan cheese`,
    '28 g': `ham, deli ham, deli turkey, deli chicken, prosciutto, smoked salmon`,
    '18 g': `salami`,
    '20 g': `cream cheese, light cream cheese, cheese spread`,
    '5 g': `ghee, yeast extract`,
    '35 g': `cooked turkey, roast beef`,
    '30 g': `hummus`,
    '40 g': `cottage cheese, low fat cottage cheese, fat free cottage cheese, ricotta, part skim ricotta`,
  },
  any: {
    '125 g': `milk, reduced fat milk, low fat milk, skim milk, lactose free milk, soy milk, oat milk, almond milk, rice milk, coconut milk beverage,
      goat milk, vanilla soy milk, vanilla almond milk, kefir`,
    '130 g': `yogurt, low fat yogurt, greek yogurt, low fat greek yogurt, whole milk greek yogurt, soy yogurt, vanilla yogurt, fruit yogurt`,
    '1 piece 50': `egg, poached egg, fried egg, hard boiled egg`,
    '7 g': `butter, vegan butter, margarine, ghee`,
    '1 tbsp 15': `heavy cream, light cream, condensed milk`,
    '2 tsp 5': `olive oil, vegetable oil`,
    '14 g': `honey, maple syrup, agave syrup`,
    '100 g': `chicken breast, cooked chicken breast, cooked salmon, cooked shrimp, cooked beef steak, roast chicken, tofu, canned tuna`,
    '120 g': `chili con carne`,
    '2 tbsp 20': `cranberry sauce`,
    '70 g': `cooked turkey, roast beef, cooked tuna, strawberry, blueberry, raspberry, blackberry, mixed berry, cherry, grape, pineapple, mango, pomegranate`,
    '40 g': `mozzarella, feta, halloumi, pesto, granola, low fat granola, muesli`,
    '20 g': `lettuce, mixed salad green, spinach, arugula, pickle`,
    '45 g': `tomato, onion, cucumber`,
  },
};
