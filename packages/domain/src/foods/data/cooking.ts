import type { CookRow, CulinaryRole, Kind } from '../culinary-food.ts';

/** A row's properties besides the role; the kind only if it differs from the role's usual one. */
type Facts = Omit<CookRow, 'role' | 'kind'> & Partial<Pick<CookRow, 'kind'>>;

const cookAs =
  (role: CulinaryRole, kind: Kind = 'plain') =>
  (facts: Facts): CookRow => ({ role, kind, ...facts });

export const protein = cookAs('protein');
export const pulse = cookAs('protein', 'bean');
export const vegetable = cookAs('vegetable', 'tender');
export const aromatic = cookAs('aromatic', 'onion');
/** Rice, grains, pasta, noodles, bread and tortillas, weighed dry. */
export const base = cookAs('base', 'grain');
export const fruit = cookAs('fruit', 'soft-fruit');
export const cheese = cookAs('cheese', 'melting');
export const dairy = cookAs('dairy', 'milk');
export const spice = cookAs('spice');
export const herb = cookAs('herb');
export const fat = cookAs('fat');
export const acid = cookAs('acid');
export const sauce = cookAs('sauce', 'condiment');
export const sweetener = cookAs('sweetener');
export const liquid = cookAs('liquid');
export const topping = cookAs('topping', 'nut');
export const baking = cookAs('baking');

/*
 * Shared properties of foods that are cooked alike: grams per person, minutes in a hot pan, how they are cut, and
 * suitable kinds of dishes.
 */

export const BITE = 'cut * into bite-size pieces';

export const EVERYWHERE = 'stir-fry simmer curry roast pasta side taco bowl raw stuff';

export const POULTRY = { kind: 'poultry', portion: 150, prep: BITE, ways: EVERYWHERE } as const;

export const CHICKEN = { ...POULTRY, one: 'chicken', title: 'Chicken' } as const;

export const GROUND = {
  kind: 'ground',
  portion: 125,
  minutes: 7,
  ways: 'stir-fry simmer pasta taco bowl stuff',
} as const;

export const STEAK = {
  kind: 'steak',
  portion: 150,
  minutes: 3,
  prep: 'thinly slice * against the grain',
} as const;

export const CHOP = {
  kind: 'chop',
  portion: 150,
  minutes: 5,
  prep: 'thinly slice *',
  ways: 'side roast stir-fry',
} as const;

export const FILLET = {
  kind: 'fish',
  portion: 150,
  minutes: 7,
  ways: 'side roast bowl taco raw curry',
} as const;

export const TIN = {
  kind: 'canned-fish',
  portion: 80,
  prep: 'drain *',
  ways: 'pasta raw toast stuff bowl',
} as const;

export const CURED = {
  kind: 'cured',
  portion: 35,
  minutes: 5,
  prep: 'chop *',
  ways: 'eggs pasta simmer stuff',
} as const;

/** Kinds of dishes that use cooked meat. */
export const LEFT = 'stir-fry side taco bowl pasta';

export const COOKED = {
  kind: 'plain',
  portion: 120,
  minutes: 3,
  prep: BITE,
  title: 'Chicken',
  ways: LEFT,
} as const;

/** Cuts that need long, slow cooking. */
export const BRAISE = {
  kind: 'other-protein',
  portion: 150,
  minutes: 6,
  prep: 'cut * into 3 cm cubes',
  ways: '',
} as const;

/** Dried beans, already cooked by `soaking` before the dish begins. */
export const DRIED_BEANS = { kind: 'bean', portion: 55, minutes: 4 } as const;

export const BEANS = {
  portion: 120,
  minutes: 4,
  prep: 'drain and rinse *',
  ways: 'simmer curry taco bowl raw roast stuff toast',
} as const;

export const DAL = { kind: 'lentil', portion: 60, prep: 'rinse *', ways: 'simmer' } as const;

export const FLORETS = 'cut * into small florets';

export const GREENS = { kind: 'leafy', portion: 60, minutes: 2, prep: 'roughly chop *' } as const;

export const SALAD_GREEN = { kind: 'salad-green', portion: 50, prep: 'rinse and dry *' } as const;

export const SQUASH = {
  kind: 'root',
  portion: 120,
  minutes: 15,
  prep: 'peel * and cut it into 2 cm cubes',
  ways: 'roast curry simmer bowl',
} as const;

export const CHILI = {
  kind: 'garlic',
  portion: 5,
  minutes: 1,
  prep: 'finely chop *',
  in: ['piece', 14],
} as const;

export const RICE = {
  kind: 'rice',
  portion: 75,
  minutes: 15,
  prep: 'rinse *',
  in: ['cup', 185],
  one: 'rice',
  title: 'Rice',
} as const;

export const WHOLE = { kind: 'grain', portion: 65, minutes: 20, prep: 'rinse *' } as const;

export const PASTA = { kind: 'pasta', portion: 85, minutes: 10 } as const;

export const NOODLES = { kind: 'noodle', portion: 75, minutes: 5 } as const;

export const BREAD = { kind: 'bread', in: ['piece', 30], portion: 60, ways: 'toast' } as const;

export const BERRY = { kind: 'berry', portion: 70, ways: 'smoothie sweet' } as const;

export const STONE = { portion: 100, prep: 'slice *', ways: 'smoothie sweet', in: ['piece', 150] } as const;

export const DRIED = { kind: 'plain', portion: 25, prep: 'chop *', ways: '' } as const;

export const MELTING = { portion: 25, prep: 'grate *', ways: 'eggs taco stuff toast' } as const;

export const CRUMBLY = { kind: 'crumbly', portion: 25, prep: 'crumble *' } as const;

export const HARD = {
  kind: 'hard-cheese',
  portion: 12,
  prep: 'finely grate *',
  ways: 'eggs pasta toast simmer',
} as const;

export const MILK = { portion: 125, in: ['ml', 1.03], ways: 'smoothie sweet' } as const;

export const YOGURT = { kind: 'yogurt', portion: 120, ways: 'smoothie sweet' } as const;

export const CREAM = { kind: 'cream', portion: 30, in: ['tbsp', 15] } as const;

export const SPICE = { portion: 1, in: ['tsp', 2.2] } as const;

export const SOFT = { portion: 4, in: ['tbsp', 4], prep: 'chop *' } as const;

export const WOODY = { portion: 0.7, in: ['tsp', 1], prep: 'strip and chop *' } as const;

export const OIL = { portion: 7, in: ['tbsp', 14] } as const;

export const VINEGAR = { portion: 5, in: ['tbsp', 15] } as const;

export const SAUCE = { portion: 12, in: ['tbsp', 16] } as const;

export const NUT = { portion: 15, prep: 'roughly chop *', ways: 'raw sweet bowl' } as const;

export const CHOCOLATE = { kind: 'plain', portion: 20, ways: '' } as const;

export const SEED = { kind: 'seed', portion: 8 } as const;

export const NUT_BUTTER = {
  kind: 'plain',
  portion: 16,
  in: ['tbsp', 16],
  ways: 'smoothie sweet toast',
} as const;
