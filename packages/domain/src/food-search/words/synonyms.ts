import { foodWords } from '../../foods/food-name.ts';

/** Regional names of foods, and the words that the table uses for them. */
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
  Object.entries(PHRASES).map(([phrase, meant]) => [foodWords(phrase).join(' '), meant]),
);

/** Another name for the typed food, if there is one. */
export function synonymOf(text: string): string | undefined {
  return BY_KEY.get(foodWords(text).join(' '));
}

/**
 * Single words for the same food in another spelling or country. A food with one of them is found by the other, too.
 * Words with a second meaning ('coriander', 'chip', 'soda') are not listed: the table's aliases and PHRASES cover them
 * in context.
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
  egs: 'egg',
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
