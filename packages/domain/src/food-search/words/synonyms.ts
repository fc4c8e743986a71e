import { foodWords } from '../../foods/food-name.ts';

/** Regional names of foods whose table names use other words. */
const PHRASES: Readonly<Record<string, string>> = {
  'bubble tea': 'milk tea with tapioca',
  cafe: 'coffee',
  chip: 'french fries',
  'coca cola': 'cola',
  crisp: 'potato chips',
  'diet coke': 'diet cola',
  'coke zero': 'diet cola',
  'fizzy drink': 'soft drink',
  'ice lolly': 'popsicle',
  'icing sugar': 'powdered sugar',
  jacket: 'baked potato',
  'jacket potato': 'baked potato',
  muesli: 'low fat granola',
  musli: 'low fat granola',
  'pb and j': 'peanut butter and jelly sandwich',
  pop: 'soft drink',
  soda: 'soft drink',
  'soft drink': 'cola',
  'spaghetti bolognese': 'pasta with tomato based sauce and meat',
  'soya milk': 'soy milk',
  'spag bol': 'pasta with tomato based sauce and meat',
  'spring onion': 'green onion',
  'sweet corn': 'corn',
  sweetcorn: 'corn',
};

const BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASES).map(([said, meant]) => [foodWords(said).join(' '), meant]),
);

/** The other way to say what was typed, if there is one. */
export function synonymOf(text: string): string | undefined {
  return BY_KEY.get(foodWords(text).join(' '));
}

/**
 * Single words that mean the same food, other spelling or other country first. A food that is named by either is
 * found by both. Words of which only one sense is a food's ('coriander', 'chip', 'soda') stay out: the table's own
 * aliases and PHRASES above know them in their place.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  aubergine: 'eggplant',
  barbeque: 'barbecue',
  bbq: 'barbecue',
  beetroot: 'beet',
  brinjal: 'eggplant',
  calamari: 'squid',
  candyfloss: 'candy',
  capsicum: 'pepper',
  catsup: 'ketchup',
  choc: 'chocolate',
  cilantro: 'coriander',
  coke: 'cola',
  courgette: 'zucchini',
  donut: 'doughnut',
  entrecote: 'ribeye',
  filbert: 'hazelnut',
  flavour: 'flavor',
  frankfurter: 'frank',
  gammon: 'ham',
  garbanzo: 'chickpea',
  groundnut: 'peanut',
  kaki: 'persimmon',
  langoustine: 'lobster',
  mac: 'macaroni',
  maize: 'corn',
  mayo: 'mayonnaise',
  mince: 'ground',
  minced: 'ground',
  okro: 'okra',
  omelet: 'omelette',
  pawpaw: 'papaya',
  pepsi: 'cola',
  porridge: 'oatmeal',
  prawn: 'shrimp',
  rocket: 'arugula',
  satsuma: 'tangerine',
  clementine: 'tangerine',
  skimmed: 'skim',
  nonfat: 'skim',
  spag: 'spaghetti',
  spud: 'potato',
  sultana: 'raisin',
  swede: 'rutabaga',
  tinned: 'canned',
  treacle: 'molasses',
  tumeric: 'turmeric',
  veg: 'vegetable',
  veggie: 'vegetable',
  whisky: 'whiskey',
  wholegrain: 'wheat',
  wholemeal: 'wheat',
  wholewheat: 'wheat',
};
