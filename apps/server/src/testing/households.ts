/*
 * Three households that plan a week, buy for it and cook it, as they would write it. Beside each of their words stands what it means in
 * grams, millilitres or pieces, by the labels of their packages and the tables of USDA, so that the week can be recomputed without the app.
 */

/** Amounts of foods in their own unit: grams, millilitres or pieces. */
type Amounts = Readonly<Record<string, number>>;

interface HouseholdRecipe {
  readonly name: string;
  readonly servings: number;
  readonly lines: readonly string[];
  /** What all servings take. */
  readonly takes: Amounts;
}

interface PlannedDinner {
  /** Days after Monday. */
  readonly day: number;
  readonly slot: 'breakfast' | 'lunch' | 'dinner';
  /** The name of a recipe, or a note. */
  readonly what: string;
  readonly servings?: number;
  /** Who eats, by their place among the members; everybody if absent. */
  readonly eaters?: readonly number[];
}

export interface Household {
  readonly who: string;
  readonly units: 'metric' | 'us';
  readonly members: number;
  /** What they type into the inventory. */
  readonly typed: readonly string[];
  readonly there: Amounts;
  readonly recipes: readonly HouseholdRecipe[];
  readonly week: readonly PlannedDinner[];
  /** The names of each food on cards and lists, and its amount in one of each unit that it is kept or bought in. */
  readonly foods: Readonly<Record<string, { readonly names: readonly string[]; readonly in: Amounts }>>;
}

/** Millilitres (Weights and Measures Act 1985, Schedule 1; NIST Handbook 44, Appendix C), and grams (the same). */
const PINT = 568.26125;
const CUP = 236.5882365;
const POUND = 453.59237;

const grams = (...names: string[]) => ({ names, in: { g: 1, kg: 1000, lb: POUND } });
const pieces = (...names: string[]) => ({ names, in: { piece: 1 } });

const BRITISH: Household = {
  who: 'a British couple with tins and pints',
  units: 'metric',
  members: 2,
  typed: [
    '1 pint milk',
    '3 tins chopped tomatoes',
    '1 tin kidney beans',
    '1 packet spaghetti',
    '500 g beef mince',
    '6 eggs',
    '1 kg potatoes',
    '250 g butter',
    '200 g cheddar',
    '1 kg flour',
    '3 onions',
  ],
  there: {
    milk: PINT,
    tomatoes: 3,
    beans: 1,
    spaghetti: 500,
    mince: 500,
    eggs: 6,
    potatoes: 1000,
    butter: 250,
    cheddar: 200,
    flour: 1000,
    onions: 3,
  },
  recipes: [
    {
      name: 'Spag bol',
      servings: 4,
      lines: ['500 g beef mince', '1 tin chopped tomatoes', '300 g spaghetti', '2 onions'],
      takes: { mince: 500, tomatoes: 1, spaghetti: 300, onions: 2 },
    },
    {
      name: 'Chilli',
      servings: 4,
      lines: ['400 g beef mince', '2 tins kidney beans', '1 tin chopped tomatoes', '1 onion'],
      takes: { mince: 400, beans: 2, tomatoes: 1, onions: 1 },
    },
    {
      name: 'Toad in the hole batter',
      servings: 2,
      lines: ['3 eggs', '150 g flour', '½ pint milk'],
      takes: { eggs: 3, flour: 150, milk: PINT / 2 },
    },
    {
      name: 'Cottage pie',
      servings: 4,
      lines: ['500 g beef mince', '800 g potatoes', '¼ pint milk', '50 g butter', '2 onions'],
      takes: { mince: 500, potatoes: 800, milk: PINT / 4, butter: 50, onions: 2 },
    },
    {
      name: 'Cheese omelette',
      servings: 2,
      lines: ['4 eggs', '60 g cheddar', '20 g butter'],
      takes: { eggs: 4, cheddar: 60, butter: 20 },
    },
    {
      name: 'Tomato soup',
      servings: 2,
      lines: ['1½ tins chopped tomatoes', '¼ pint milk'],
      takes: { tomatoes: 1.5, milk: PINT / 4 },
    },
  ],
  week: [
    { day: 0, slot: 'dinner', what: 'Spag bol' },
    { day: 1, slot: 'dinner', what: 'Chilli' },
    { day: 2, slot: 'breakfast', what: 'Cheese omelette', servings: 1, eaters: [1] },
    { day: 2, slot: 'dinner', what: 'Toad in the hole batter' },
    { day: 3, slot: 'dinner', what: 'Eating out' },
    { day: 4, slot: 'dinner', what: 'Cottage pie' },
    { day: 5, slot: 'lunch', what: 'Tomato soup', servings: 4 },
    { day: 5, slot: 'dinner', what: 'Spag bol', servings: 2, eaters: [0] },
    { day: 6, slot: 'dinner', what: 'Cheese omelette' },
  ],
  foods: {
    milk: { names: ['milk'], in: { 'imperial pint': PINT, ml: 1, l: 1000 } },
    tomatoes: { names: ['chopped tomatoes'], in: { tin: 1 } },
    beans: { names: ['kidney beans'], in: { tin: 1 } },
    spaghetti: { names: ['spaghetti'], in: { packet: 500, g: 1, kg: 1000 } },
    mince: grams('beef mince'),
    eggs: pieces('eggs', 'egg'),
    potatoes: grams('potatoes'),
    butter: grams('butter'),
    cheddar: grams('cheddar'),
    flour: grams('flour'),
    onions: pieces('onions', 'onion'),
  },
};

/** Grams of a potato of medium size by USDA FoodData Central, 170026. */
const POTATO = 213;

const GERMAN: Household = {
  who: 'a German family of four',
  units: 'metric',
  members: 4,
  typed: [
    '3 Dosen Tomaten',
    '1 Packung Nudeln',
    '2 kg Kartoffeln',
    '10 Eier',
    '1 l Milch',
    '250 g Butter',
    '1 kg Mehl',
    '2 Becher Sahne',
    '500 g Hackfleisch',
    '5 Zwiebeln',
    '500 g Linsen',
  ],
  there: {
    tomatoes: 3,
    pasta: 500,
    potatoes: 2000,
    eggs: 10,
    milk: 1000,
    butter: 250,
    flour: 1000,
    cream: 400,
    mince: 500,
    onions: 5,
    lentils: 500,
  },
  recipes: [
    {
      name: 'Nudeln mit Hackfleischsoße',
      servings: 4,
      lines: ['500 g Nudeln', '400 g Hackfleisch', '2 Dosen Tomaten', '1 Zwiebel'],
      takes: { pasta: 500, mince: 400, tomatoes: 2, onions: 1 },
    },
    {
      name: 'Pfannkuchen',
      servings: 4,
      lines: ['400 g Mehl', '4 Eier', '600 ml Milch', '40 g Butter'],
      takes: { flour: 400, eggs: 4, milk: 600, butter: 40 },
    },
    {
      name: 'Linsensuppe',
      servings: 4,
      lines: ['300 g Linsen', '2 Zwiebeln', '400 g Kartoffeln'],
      takes: { lentils: 300, onions: 2, potatoes: 400 },
    },
    {
      name: 'Kartoffelgratin',
      servings: 4,
      lines: ['1,2 kg Kartoffeln', '1 Becher Sahne', '200 ml Milch', '30 g Butter'],
      takes: { potatoes: 1200, cream: 200, milk: 200, butter: 30 },
    },
    {
      name: 'Tomatensuppe',
      servings: 4,
      lines: ['2 Dosen Tomaten', '½ Becher Sahne', '1 Zwiebel'],
      takes: { tomatoes: 2, cream: 100, onions: 1 },
    },
    {
      name: 'Rührei',
      servings: 2,
      lines: ['6 Eier', '20 g Butter'],
      takes: { eggs: 6, butter: 20 },
    },
  ],
  week: [
    { day: 0, slot: 'dinner', what: 'Nudeln mit Hackfleischsoße', servings: 6 },
    { day: 1, slot: 'dinner', what: 'Pfannkuchen' },
    { day: 2, slot: 'lunch', what: 'Tomatensuppe', servings: 2, eaters: [2, 3] },
    { day: 2, slot: 'dinner', what: 'Linsensuppe', servings: 8 },
    { day: 3, slot: 'dinner', what: 'Reste' },
    { day: 4, slot: 'dinner', what: 'Kartoffelgratin' },
    { day: 5, slot: 'breakfast', what: 'Rührei', servings: 4 },
    { day: 5, slot: 'dinner', what: 'Pfannkuchen', eaters: [0, 1, 2] },
    { day: 6, slot: 'dinner', what: 'Kartoffelgratin', servings: 2, eaters: [0, 1] },
  ],
  foods: {
    tomatoes: { names: ['dosen tomaten', 'tomaten', 'canned tomaten'], in: { can: 1, tin: 1 } },
    pasta: { names: ['nudeln'], in: { pack: 500, g: 1, kg: 1000 } },
    potatoes: { names: ['kartoffeln'], in: { g: 1, kg: 1000, piece: POTATO } },
    eggs: pieces('eier', 'ei'),
    milk: { names: ['milch'], in: { ml: 1, l: 1000 } },
    butter: grams('butter'),
    flour: grams('mehl'),
    cream: { names: ['sahne'], in: { tub: 200, ml: 1.006, l: 1006 } },
    mince: grams('hackfleisch'),
    onions: pieces('zwiebeln', 'zwiebel'),
    lentils: grams('linsen'),
  },
};

/** Grams of a cup by USDA FoodData Central: 169756 (rice, white, long-grain, raw), 168894 (flour, white, all-purpose). */
const CUP_OF_RICE = 185;
const CUP_OF_FLOUR = 125;

const AMERICAN: Household = {
  who: 'an American student with cups',
  units: 'us',
  members: 1,
  typed: [
    '2 lb rice',
    '3 cans black beans',
    '2 lb chicken breast',
    '6 eggs',
    '3 cups milk',
    '4 cups flour',
    '1 lb butter',
    '2 onions',
    '8 oz cheddar',
  ],
  there: {
    rice: 2 * POUND,
    beans: 3,
    chicken: 2 * POUND,
    eggs: 6,
    milk: 3 * CUP,
    flour: 4 * CUP_OF_FLOUR,
    butter: POUND,
    onions: 2,
    cheddar: POUND / 2,
  },
  recipes: [
    {
      name: 'Rice and beans',
      servings: 2,
      lines: ['1 cup rice', '1 can black beans', '1 onion'],
      takes: { rice: CUP_OF_RICE, beans: 1, onions: 1 },
    },
    {
      name: 'Chicken and rice',
      servings: 2,
      lines: ['1 lb chicken breast', '1 cup rice', '1 onion'],
      takes: { chicken: POUND, rice: CUP_OF_RICE, onions: 1 },
    },
    {
      name: 'Pancakes',
      servings: 2,
      lines: ['1 cup flour', '1 cup milk', '2 eggs', '1 oz butter'],
      takes: { flour: CUP_OF_FLOUR, milk: CUP, eggs: 2, butter: POUND / 16 },
    },
    {
      name: 'Bean quesadilla filling',
      servings: 1,
      lines: ['½ can black beans', '2 oz cheddar'],
      takes: { beans: 0.5, cheddar: POUND / 8 },
    },
  ],
  week: [
    { day: 0, slot: 'dinner', what: 'Rice and beans' },
    { day: 1, slot: 'breakfast', what: 'Pancakes' },
    { day: 1, slot: 'dinner', what: 'Chicken and rice', servings: 4 },
    { day: 2, slot: 'lunch', what: 'Bean quesadilla filling', servings: 2 },
    { day: 3, slot: 'dinner', what: 'Rice and beans', servings: 4 },
    { day: 4, slot: 'dinner', what: 'Pizza with friends' },
    { day: 5, slot: 'breakfast', what: 'Pancakes', servings: 4 },
    { day: 6, slot: 'dinner', what: 'Chicken and rice' },
  ],
  foods: {
    rice: { names: ['rice'], in: { cup: CUP_OF_RICE, g: 1, kg: 1000, lb: POUND } },
    beans: { names: ['black beans'], in: { can: 1 } },
    chicken: { names: ['chicken breast'], in: { lb: POUND, oz: POUND / 16 } },
    eggs: pieces('eggs', 'egg'),
    milk: { names: ['milk'], in: { cup: CUP, ml: 1, l: 1000 } },
    flour: { names: ['flour'], in: { cup: CUP_OF_FLOUR, g: 1, kg: 1000, lb: POUND } },
    butter: { names: ['butter'], in: { lb: POUND, oz: POUND / 16 } },
    onions: pieces('onions', 'onion'),
    cheddar: { names: ['cheddar'], in: { oz: POUND / 16, lb: POUND } },
  },
};

export const HOUSEHOLDS: readonly Household[] = [BRITISH, GERMAN, AMERICAN];
