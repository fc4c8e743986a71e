/**
 * What English speakers of other countries call the very same food, keyed by its American name. Kinds of a food ('russet' for
 * potato) and foods that only have the same figures ('sorrel' for spinach) are aliases of the table, but not here.
 */
export const REGIONAL_NAMES: Readonly<Record<string, string>> = {
  // Vegetables.
  arugula: 'rocket, rucola',
  beet: 'beetroot',
  'bell pepper': 'capsicum',
  'bok choy': 'pak choi',
  'broccoli rabe': 'rapini',
  'celery root': 'celeriac',
  cilantro: 'fresh coriander, coriander leaf',
  corn: 'sweetcorn, maize',
  eggplant: 'aubergine, brinjal',
  'green bean': 'french bean, haricot vert',
  'green onion': 'scallion, spring onion',
  'napa cabbage': 'chinese cabbage, chinese leaf, wombok',
  okra: 'bhindi, okro',
  potato: 'spud',
  rutabaga: 'swede',
  'snow pea': 'mangetout, mange tout',
  'sweet potato': 'kumara',
  'swiss chard': 'silverbeet',
  zucchini: 'courgette',
  // Fruit.
  cantaloupe: 'rockmelon',
  lychee: 'litchi',
  papaya: 'pawpaw',
  persimmon: 'sharon fruit, kaki',
  'dragon fruit': 'pitaya',
  'black currant': 'blackcurrant',
  // Legumes and nuts.
  chickpea: 'garbanzo, garbanzo bean, chick pea',
  'fava bean': 'broad bean',
  'black eyed pea': 'cowpea',
  'navy bean': 'haricot bean',
  hazelnut: 'filbert',
  peanut: 'groundnut',
  // Meat and fish.
  'ground beef': 'beef mince, minced beef',
  'ground chicken': 'chicken mince, minced chicken',
  'ground lamb': 'lamb mince, minced lamb',
  'ground pork': 'pork mince, minced pork',
  'ground turkey': 'turkey mince, minced turkey',
  shrimp: 'prawn',
  squid: 'calamari',
  crayfish: 'crawfish, crawdad',
  // Milk.
  'heavy cream': 'double cream, heavy whipping cream, thickened cream',
  'skim milk': 'skimmed milk',
  yogurt: 'dahi',
  ghee: 'clarified butter',
  // Pantry.
  'all purpose flour': 'plain flour',
  'baking soda': 'bicarbonate of soda, bicarb soda',
  'canned tomato': 'tinned tomato',
  cornstarch: 'corn starch, cornflour',
  cardamom: 'elaichi',
  cumin: 'jeera',
  'fennel seed': 'saunf',
  fenugreek: 'methi',
  turmeric: 'haldi',
  asafoetida: 'hing',
  molasses: 'treacle',
  'powdered sugar': 'icing sugar, confectioners sugar',
  'superfine sugar': 'caster sugar, castor sugar',
  'canola oil': 'rapeseed oil',
  'rolled oat': 'porridge oat',
  'chickpea flour': 'gram flour, besan',
  semolina: 'sooji, suji',
  ketchup: 'catsup',
  mayonnaise: 'mayo',
  'golden raisin': 'sultana',
  licorice: 'liquorice',
};

/** Names that mean a food where people search for it, but often something else in the name of a recipe: 'lemon curd', 'mince pies'. */
export const SEARCHED_AS: Readonly<Record<string, string>> = {
  coriander: 'cilantro',
  curd: 'yogurt',
  dhania: 'cilantro',
  'lady finger': 'okra',
  mince: 'ground beef',
};

/** Words that make another food of a name. */
export const NOT_BEFORE: Readonly<Record<string, string>> = {
  corn: 'chip, dog, flake, flour, meal, nut, oil, starch, syrup, tortilla',
  potato: 'chip, crisp, flour, starch',
};
