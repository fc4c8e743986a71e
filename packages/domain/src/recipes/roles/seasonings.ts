import { rowsOf } from './culinary-row.ts';

const spice = rowsOf('spice', 'spice');
const herb = rowsOf('herb', 'vegetable');
const fat = rowsOf('fat', 'pantry');
const acid = rowsOf('acid', 'pantry');
const citrus = rowsOf('acid', 'fruit');
const sauce = rowsOf('sauce', 'pantry', 'condiment');
const sweet = rowsOf('sweetener', 'pantry');

const SPICE = { portion: 1, in: ['tsp', 2.2] } as const;
const SOFT = { portion: 4, in: ['tbsp', 4], prep: 'chop *' } as const;
const WOODY = { portion: 0.7, in: ['tsp', 1], prep: 'strip and chop *' } as const;
const OIL = { portion: 7, in: ['tbsp', 14] } as const;
const VINEGAR = { portion: 5, in: ['tbsp', 15] } as const;
const SAUCE = { portion: 12, in: ['tbsp', 16] } as const;

export const SPICES = [
  ...[
    'cumin',
    'paprika',
    'smoked paprika',
    'chili powder',
    'turmeric',
    'garam masala',
    'curry powder',
    'coriander',
    'cinnamon',
    'cardamom',
    'nutmeg',
    'ground ginger',
    'garlic powder',
    'onion powder',
    'allspice',
    'cayenne',
    'five spice',
    'mustard seed',
    "za'atar",
    'sumac',
    'cajun seasoning',
    'taco seasoning',
    'fennel seed',
    'caraway seed',
    'celery seed',
  ].map((name) => spice(name, SPICE)),
  spice('oregano', { ...SPICE, in: ['tsp', 1], one: 'oregano' }),
  spice('dried oregano', { ...SPICE, in: ['tsp', 1], one: 'oregano', title: 'Oregano' }),
  spice('dried thyme', { ...SPICE, in: ['tsp', 1], one: 'thyme', title: 'Thyme' }),
  spice('ground clove', { ...SPICE, one: 'ground cloves' }),
  spice('dried basil', { ...SPICE, in: ['tsp', 0.8] }),
  spice('dried rosemary', { ...SPICE, in: ['tsp', 1.1] }),
  spice('dried dill', { ...SPICE, in: ['tsp', 1] }),
  spice('dried mint', { ...SPICE, in: ['tsp', 0.5] }),
  spice('dried parsley', { ...SPICE, in: ['tsp', 0.5] }),
  spice('marjoram', { ...SPICE, in: ['tsp', 0.6] }),
  spice('sage', { ...SPICE, in: ['tsp', 0.7] }),
  spice('saffron', { portion: 0.1, in: ['tsp', 0.7] }),
  spice('italian seasoning', { ...SPICE, in: ['tsp', 1], one: 'Italian seasoning', title: 'Italian' }),
  spice('red pepper flake', {
    ...SPICE,
    in: ['tsp', 1.8],
    one: 'red pepper flake',
    many: 'red pepper flakes',
  }),
  spice('salt', { portion: 1, in: ['tsp', 6] }),
  spice('black pepper', { portion: 0.3, in: ['tsp', 2.3], one: 'pepper' }),
  spice('vanilla extract', { portion: 2, in: ['tsp', 4.2], one: 'vanilla', title: 'Vanilla' }),
];

export const HERBS = [
  herb('parsley', SOFT),
  herb('cilantro', SOFT),
  herb('basil', { ...SOFT, prep: 'tear *' }),
  herb('thai basil', { ...SOFT, one: 'Thai basil', prep: 'pick the leaves of *' }),
  herb('mint', SOFT),
  herb('dill', SOFT),
  herb('chive', { ...SOFT, portion: 3, in: ['tbsp', 3], prep: 'snip *', many: 'chives' }),
  herb('tarragon', { ...SOFT, portion: 2 }),
  herb('rosemary', WOODY),
  herb('thyme', WOODY),
];

export const FATS = [
  fat('olive oil', OIL),
  fat('extra virgin olive oil', { ...OIL, one: 'olive oil' }),
  fat('vegetable oil', OIL),
  fat('canola oil', OIL),
  fat('avocado oil', OIL),
  fat('sunflower oil', OIL),
  fat('grapeseed oil', OIL),
  fat('peanut oil', OIL),
  fat('corn oil', OIL),
  fat('coconut oil', OIL),
  fat('sesame oil', { portion: 2.3, in: ['tsp', 4.5], ways: '' }),
  fat('butter', { portion: 7, in: ['tbsp', 14] }),
  fat('ghee', { portion: 7, in: ['tbsp', 14] }),
];

export const ACIDS = [
  citrus('lemon', { portion: 29, in: ['piece', 58], many: 'lemons' }),
  citrus('lime', { portion: 33, in: ['piece', 67], many: 'limes' }),
  acid('lemon juice', VINEGAR),
  acid('lime juice', VINEGAR),
  acid('white vinegar', VINEGAR),
  acid('rice vinegar', VINEGAR),
  acid('red wine vinegar', VINEGAR),
  acid('white wine vinegar', VINEGAR),
  acid('apple cider vinegar', VINEGAR),
  acid('balsamic vinegar', VINEGAR),
  acid('vinegar', VINEGAR),
];

export const SAUCES = [
  sauce('soy sauce', SAUCE),
  sauce('tamari', SAUCE),
  sauce('coconut aminos', { ...SAUCE, many: 'coconut aminos' }),
  sauce('fish sauce', { portion: 6, in: ['tbsp', 18] }),
  sauce('oyster sauce', SAUCE),
  sauce('sake', { portion: 15, in: ['tbsp', 15] }),
  sauce('miso', { portion: 17, in: ['tbsp', 17] }),
  sauce('hoisin sauce', SAUCE),
  sauce('dijon mustard', { portion: 5, in: ['tsp', 5], one: 'Dijon mustard', title: 'Dijon' }),
  sauce('mustard', { portion: 5, in: ['tsp', 5] }),
  sauce('thai curry paste', { portion: 10, in: ['tbsp', 15], one: 'Thai curry paste' }),
  sauce('indian curry paste', { portion: 10, in: ['tbsp', 16], one: 'curry paste' }),
  sauce('tomato paste', { portion: 8, in: ['tbsp', 16] }),
  sauce('salsa', { portion: 30, in: ['tbsp', 16], ways: 'taco stuff eggs bowl' }),
  sauce('pesto', { portion: 16, in: ['tbsp', 16], ways: 'pasta toast' }),
  sauce('hummus', { portion: 40, in: ['tbsp', 15], ways: 'toast bowl' }),
  sauce('tahini', { portion: 15, in: ['tbsp', 15], ways: 'bowl' }),
  sauce('mayonnaise', { portion: 14, in: ['tbsp', 14] }),
  sauce('worcestershire sauce', { portion: 6, in: ['tbsp', 17], one: 'Worcestershire sauce' }),
  sauce('barbecue sauce', { ...SAUCE, ways: 'stuff' }),
];

export const SWEETENERS = [
  sweet('honey', { portion: 7, in: ['tsp', 7] }),
  sweet('maple syrup', { portion: 7, in: ['tsp', 6.7] }),
  sweet('powdered sugar', { portion: 10, in: ['tbsp', 8] }),
  sweet('molasses', { portion: 7, in: ['tbsp', 20] }),
  sweet('sugar', { portion: 6, in: ['tsp', 4.2] }),
  sweet('brown sugar', { portion: 6, in: ['tsp', 4.6] }),
];
