import type { IngredientCategory } from '../../ingredient.ts';
import { findDish } from '../dish-table.ts';
import { findFood } from '../find-food.ts';
import { foodWords } from '../food-name.ts';
import { withLongWords } from '../names/short-words.ts';
import type { Aisle } from './aisle.ts';

/** Words that decide the aisle, whatever the food. */
const FROZEN: ReadonlySet<string> = new Set(
  foodWords(
    `frozen ice congelado congelada congelados congeladas surgelé surgelée surgelés surgelées surgelato surgelata surgelati surgelate
    tiefgekühlt tiefgekühlte tk bevroren mrożony mrożona mrożone dondurulmuş dypfrossen djupfryst`,
  ),
);
const CANNED: ReadonlySet<string> = new Set(
  foodWords('canned tinned jarred enlatado enlatada enlatados enlatadas konserwowy konserwowa konserwowe'),
);
const IN_CANS =
  /(?:\b(?:en conserve|en lata|en boîte|in scatola|in barattolo|in blik)|(?:aus der|in der|in) dose|w puszce)(?!\p{L})/iu;
/** Makers of frozen food whose products are named like fresh ones. */
const FROZEN_MAKERS =
  /\b(?:bird['’]?s ?eye|captain birdseye|mccain|ore-?ida|quorn|linda mccartney|aunt bessie['’]?s|gardein|eggo|stouffer['’]?s|totino['’]?s|digiorno|goodfella['’]?s|chicago town|hot pockets?|findus|iglo|frosta|gorton['’]?s|ben (?:&|and) jerry['’]?s|h[aä]agen[- ]dazs|magnum|talenti|tater tots|cascadian farm)\b/iu;

const HOUSEHOLD: ReadonlySet<string> = new Set(
  `paper towel tissue napkin soap detergent cleaner bleach sponge foil tinfoil wrap dishwasher laundry softener shampoo
  conditioner toothpaste toothbrush deodorant razor diaper nappy wipe battery bulb candle match lighter filter bin
  trash garbage glove plaster cat dog pet litter loo toilet washing cling cellophane ziploc mop broom paracetamol
  ibuprofen aspirin painkiller antihistamine cough medicine vitamin supplement bandage tampon pad sunscreen moisturiser
  moisturizer lotion mouthwash floss cotton makeup card envelope stamp paper pen tape glue charcoal firelighter
  formula`.split(/\s+/),
);
/** Units of food that keeps: 'tomatoes, 3 tins' are with the cans. */
const CANNED_UNITS: ReadonlySet<string> = new Set(['can', 'cans', 'tin', 'tins', 'jar', 'jars']);
/** Aisles whose food is also sold in cans and jars. Cream in a can is still chilled. */
const ALSO_CANNED: ReadonlySet<Aisle> = new Set(['produce', 'meat', 'grains']);
const IN_BUNCHES = /^(?:bunch(?:es)?|handfuls?|sprigs?)$/i;
/** Rolls that are made of paper, not bread; rice paper rolls are food. */
const OF_PAPER = /\b(?:kitchen|(?<!rice )paper|bog|loo|toilet) (?:roll|towel)s?\b/i;
export const isOfPaper = (name: string): boolean => OF_PAPER.test(name);
/** Food sliced at the counter whose name otherwise means canned food. */
const FROM_THE_COUNTER = /\b(?:deli|lunch|cold cuts?|sliced)\b/i;

/** Whole names whose food in the table is sold elsewhere: its 'veg' and 'fruit' are frozen mixes, its 'ice' is water. */
const BY_NAME: ReadonlyMap<string, Aisle> = new Map([
  ['fruit', 'produce'],
  ['veg', 'produce'],
  ['veggie', 'produce'],
  ['vegetable', 'produce'],
  ['fruit and veg', 'produce'],
  ['ice', 'frozen'],
  ['ice cube', 'frozen'],
  ['bag of ice', 'frozen'],
  ['oj', 'drinks'],
  ['7up', 'drinks'],
  ['7 up', 'drinks'],
  ['guac', 'dairy'],
  ['ribena', 'drinks'],
  ['tp', 'household'],
  ['calpol', 'household'],
  ['wd 40', 'household'],
]);

/** Everyday words that occur in the food table only as part of a name. */
const BY_WORD: Readonly<Partial<Record<Aisle, string>>> = {
  produce:
    'apple pear berry melon salad herb sprout squash cabbage pepper chili bean citrus fruit vegetable veg flower',
  bakery: 'bread bun roll baguette loaf pita wrap tortilla pastry cake pie donut toast',
  meat: 'beef pork lamb veal poultry meat steak mince burger ham fish seafood fillet sausage roast',
  dairy: 'cheese yogurt cream milk butter skyr quark kefir pudding',
  grains: 'rice pasta spaghetti noodle cereal muesli oat flake lentil grain',
  canned: 'soup stew pate',
  sauces: 'sauce dressing oil vinegar syrup jam marmalade spread relish chutney dip stock broth',
  baking: 'flour sugar spice seasoning powder extract yeast mix sprinkle',
  snacks: 'chip crisp nut seed chocolate candy sweet biscuit bar snack gum',
  drinks:
    'juice water soda tea coffee wine beer cider smoothie drink rum gin whisky whiskey cordial lemonade cola lager ale vodka',
};

const AISLE_BY_WORD: ReadonlyMap<string, Aisle> = new Map(
  Object.entries(BY_WORD).flatMap(([aisle, words]) =>
    words.split(' ').map((word) => [word, aisle as Aisle] as const),
  ),
);

/** For foods of the table without a matching group or word. */
const AISLE_BY_CATEGORY: Readonly<Record<IngredientCategory, Aisle>> = {
  protein: 'meat',
  vegetable: 'produce',
  fruit: 'produce',
  dairy: 'dairy',
  grain: 'grains',
  pantry: 'canned',
  spice: 'baking',
  beverage: 'drinks',
};

/** A remark after a name: 'olive oil from Crete', 'milk (the blue one)', 'chicken for Sunday'. */
const REMARK = /\s+(?:from|for|with|without|by)\s.*$|\s*[(,;].*$|\s+[–-]\s.*$|\s+\d+ ?%$/i;

/** The aisle of something to buy, of which a can or a jar is not with the fresh food. */
export function findAisleOfItem({ name, unit }: { readonly name: string; readonly unit: string }): Aisle {
  // Coriander in a bunch is the herb, not the ground seed.
  const aisle = findAisle(IN_BUNCHES.test(unit) ? `fresh ${name}` : name);
  return ALSO_CANNED.has(aisle) && CANNED_UNITS.has(unit.toLowerCase()) ? 'canned' : aisle;
}

/**
 * Finds the aisle of a shop by the name alone. A wrong guess is acceptable, because it only affects the order of a
 * list: for a name that is not in the table, the last words decide ('smoked gouda' by 'gouda'), and otherwise it is
 * 'other'.
 */
export function findAisle(name: string): Aisle {
  const aisle = aisleOf(name);
  return aisle === 'other' ? aisleOf(name.replace(REMARK, '')) : aisle;
}

function aisleOf(name: string): Aisle {
  const byName = BY_NAME.get(foodWords(name).join(' '));
  if (byName) return byName;
  const words = foodWords(withLongWords(name) ?? name);
  const food = findFood(name);
  const known = food?.aisle;
  if ((words.some((word) => FROZEN.has(word)) || FROZEN_MAKERS.test(name)) && known !== 'drinks')
    return 'frozen';
  if (words.some((word) => CANNED.has(word)) || IN_CANS.test(name)) return 'canned';
  if (known === 'canned' && food?.category === 'protein' && FROM_THE_COUNTER.test(name)) return 'meat';
  if (known) return known;
  if (isOfPaper(name)) return 'household';
  const dish = food ? undefined : findDish(name)?.aisle;
  if (dish) return dish;
  if (!food && words.some((word) => HOUSEHOLD.has(word))) return 'household';
  return aisleOfLastWords(words) ?? (food ? AISLE_BY_CATEGORY[food.category] : 'other');
}

/** The last words of a name say what it is; no more than these are looked up. */
const LAST_WORDS = 8;

function aisleOfLastWords(words: readonly string[]): Aisle | undefined {
  for (let start = Math.max(1, words.length - LAST_WORDS); start < words.length; start += 1) {
    const food = findFood(words.slice(start).join(' '));
    if (food) return food.aisle;
  }
  return AISLE_BY_WORD.get(words.at(-1) ?? '');
}
