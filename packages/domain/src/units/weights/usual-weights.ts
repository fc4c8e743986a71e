/** The drained share of a can's labelled weight (USDA: 253 g of a 439 g can of chickpeas). */
export const DRAINED_SHARE: Readonly<Record<string, number>> = {
  bean: 0.6,
  chickpea: 0.58,
  lentil: 0.6,
  pea: 0.62,
  corn: 0.66,
  tuna: 0.8,
  clam: 0.5,
  pineapple: 0.62,
  mandarin: 0.57,
  peach: 0.6,
  pear: 0.6,
  hominy: 0.6,
  olive: 0.6,
  mushroom: 0.6,
  'artichoke heart': 0.6,
  'water chestnut': 0.62,
  beet: 0.6,
  potato: 0.63,
  jackfruit: 0.5,
  salmon: 0.75,
  chicken: 0.75,
};

/**
 * The edible share of meat and seafood bought with bones or shells: 1 minus the refuse of its raw entry in USDA's SR
 * Legacy (chicken wing 46 %, drumstick 33 %, thigh 21 %, whole chicken 32 %, spareribs 28 %) and Agriculture Handbook
 * 102.
 */
export const EDIBLE_SHARE: Readonly<Record<string, number>> = {
  'chicken wing': 0.54,
  'chicken drumstick': 0.67,
  'chicken leg': 0.73,
  'pork rib': 0.72,
  'baby back rib': 0.72,
  'back rib': 0.72,
  'beef short rib': 0.7,
  'lamb shank': 0.7,
  'beef shank': 0.7,
  oxtail: 0.5,
  'ham hock': 0.5,
  mussel: 0.3,
  clam: 0.25,
  lobster: 0.4,
};

/**
 * The edible share of food bought whole or with bones; '' stands for any other cut: pork chops lose 22 %, chicken
 * breasts 20 %.
 */
export const WITH_BONE_SHARE: Readonly<Record<string, number>> = {
  '': 0.79,
  chicken: 0.68,
  turkey: 0.7,
  duck: 0.66,
};

/**
 * The grams of juice and zest of one fruit (juice: FDC 167747, 168156, 169098, 173039; zest: about a tablespoon, FDC
 * 167749, two for large fruits).
 */
export const PRESSED: Readonly<Record<string, { readonly juice: number; readonly zest: number }>> = {
  lemon: { juice: 48, zest: 6 },
  lime: { juice: 44, zest: 4 },
  orange: { juice: 86, zest: 9 },
  grapefruit: { juice: 196, zest: 12 },
  mandarin: { juice: 45, zest: 5 },
  clementine: { juice: 40, zest: 5 },
  tangerine: { juice: 45, zest: 5 },
};

/**
 * The grams of one inch. In FDC 169231, five slices of ginger, each an inch across and an eighth of an inch thick,
 * weigh 11 g.
 */
export const GRAMS_OF_INCH: Readonly<Record<string, number>> = {
  ginger: 11,
  turmeric: 8,
  galangal: 11,
  cucumber: 36,
  daikon: 50,
  carrot: 9,
  leek: 12,
  lemongrass: 3,
  parmesan: 30,
  cinnamon: 1,
  chorizo: 20,
  baguette: 10,
};

/**
 * Grams per millilitre by category, for foods of unknown weight. Less than 1 for cut food, because a cup of it contains
 * air.
 */
export const GRAMS_OF_MILLILITRE: Readonly<Record<string, number>> = {
  vegetable: 0.5,
  fruit: 0.62,
  protein: 0.58,
  dairy: 0.9,
  grain: 0.55,
  spice: 0.45,
  pantry: 0.85,
};
