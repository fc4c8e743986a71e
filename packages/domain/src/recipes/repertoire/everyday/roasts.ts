import { type Dish, dish } from '../../model/dish.ts';

/** A roast is named after the first of these that it is made of: 'Roast Pork', whatever the cut is called. */
const MEATS = [
  ['Lamb', 'lamb leg,lamb shoulder'],
  ['Pork', 'pork loin,pork shoulder'],
  ['Beef', 'beef chuck,beef steak,ribeye steak,flank steak'],
  ['Veal', 'veal'],
  ['Venison', 'venison steak'],
] as const;

const SIDES = [
  ' with {potatoes.many} and {vegetables.many}',
  ' with {potatoes.many}',
  ' with {vegetables.many}',
  '',
] as const;

const named = (way: string) =>
  SIDES.flatMap((sides) => MEATS.map(([meat, cuts]) => `[joint=${cuts}: ${way} ${meat}${sides}]`));

/** Sides of a roast, for four. */
const AROUND = {
  potatoes: [700, '@potato'],
  vegetables: [
    350,
    'carrot, parsnip, turnip, celery root, butternut squash, brussels sprout, onion, red onion',
    2,
  ],
  garlic: [9, 'garlic, garlic powder*0.25'],
  herbs: [3, 'rosemary, thyme, sage, dried rosemary, dried thyme, herbes de provence, mint'],
  gravy: [240, 'gravy'],
} as const;

/**
 * Sunday roasts. The minutes by weight are from the US Department of Agriculture's roasting charts (fsis.usda.gov):
 * lamb, pork and beef at 325 to 350 °F, 20 to 25 minutes a pound to 145 °F inside, and at least three minutes' rest;
 * an unstuffed turkey at 325 °F, 3 hours for 10 pounds, its breast up to 25 minutes a pound.
 */
export const ROASTS: readonly Dish[] = [
  dish({
    name: SIDES.map((sides) => `Roast Chicken${sides}`),
    id: 'roast-whole-chicken',
    cuisine: null,
    meals: 'dinner',
    method: 'roast',
    serves: 4,
    least: 4,
    minutes: [15, 90],
    is: { chicken: [920, 'whole chicken'], fat: [28, 'butter, @savory fat'] },
    wants: { ...AROUND, lemon: [58, 'lemon'] },
    whole: ['chicken'],
    seasoned: 'salt and pepper',
    about: 'A whole chicken roasted until golden[, with {potatoes+vegetables.name}].',
    steps: [
      'Heat the oven to 220 °C / 425 °F. {{prep garlic herbs}} Pat {chicken} dry inside and out and rub it with [?potatoes+vegetables: half of ]{fat}[ and {garlic+herbs}]. {{season}}[ Put {lemon}, halved, inside.]',
      'Roast in a roasting pan for 20 minutes, then turn the oven down to 180 °C / 350 °F.[ Cut {potatoes+vegetables} into large chunks, turn them in the rest of {fat} and lay them round it.]',
      'Roast until the juices run clear and the thickest part of the thigh is cooked through[ ({{temp chicken}})], 20 minutes more for each 500 g and 10 minutes besides: about 1 hour for a bird of 1.5 kg.[ Turn {potatoes+vegetables} once.]',
      'Rest {chicken} for 15 minutes before carving.[ Serve with {gravy}, heated.]',
    ],
  }),
  dish({
    name: SIDES.map((sides) => `Roast {bird}${sides}`),
    id: 'roast-large-bird',
    cuisine: null,
    meals: 'dinner',
    method: 'roast',
    serves: 8,
    least: 4,
    minutes: [20, 180],
    level: 'Medium',
    is: { bird: [4500, 'whole turkey'], fat: [42, 'butter, @savory fat'] },
    wants: {
      ...AROUND,
      potatoes: [1400, '@potato'],
      vegetables: [700, AROUND.vegetables[1], 2],
      gravy: [480, 'gravy'],
    },
    seasoned: 'salt and pepper',
    about: '{bird.name} roasted in one piece[, with {potatoes+vegetables.name}].',
    steps: [
      'Heat the oven to 165 °C / 325 °F. {{prep garlic herbs}} Pat {bird} dry, leave it in one piece and rub it with [?potatoes+vegetables: half of ]{fat}[ and {garlic+herbs}]. {{season}}',
      'Roast {bird}, breast up, in a roasting pan, covered loosely with foil once it is golden: about 40 minutes for each kg, so 3 hours for a whole bird of 4.5 kg, and 50 minutes for each kg of a crown or a breast.',
      '[Cut {potatoes+vegetables} into large chunks, turn them in the rest of {fat} and roast them beside or below it for the last hour. ]{bird} {bird.is} done when the thickest part of the breast and of the thigh is cooked through ({{temp bird}}); look at more than one place.',
      'Rest {bird} for 30 minutes before carving.[ Serve with {gravy}, heated.]',
    ],
  }),
  dish({
    name: SIDES.map((sides) => `Roast {bird}${sides}`),
    id: 'roast-small-bird',
    cuisine: null,
    meals: 'dinner',
    method: 'roast',
    serves: 2,
    minutes: [15, 60],
    is: { bird: [700, 'whole guinea fowl'], fat: [20, 'butter, @savory fat'] },
    wants: { ...AROUND, potatoes: [400, '@potato'], vegetables: [250, AROUND.vegetables[1], 2] },
    whole: ['bird'],
    seasoned: 'salt and pepper',
    about: '{bird.name} roasted whole[, with {potatoes+vegetables.name}].',
    steps: [
      'Heat the oven to 190 °C / 375 °F. {{prep garlic herbs}} Pat {bird} dry inside and out and rub it with [?potatoes+vegetables: half of ]{fat}[ and {garlic+herbs}]. {{season}}',
      '[Cut {potatoes+vegetables} into chunks and turn them in the rest of {fat}. ]Roast {bird} in a roasting pan[, with {potatoes+vegetables} round it,] until the juices run clear and the thickest part of the thigh is cooked through ({{temp bird}}), 25 minutes for each 500 g and 20 minutes besides.',
      'Rest {bird} for 10 minutes before carving.[ Serve with {gravy}, heated.]',
    ],
  }),
  dish({
    name: named('Roast'),
    id: 'roast-joint',
    cuisine: null,
    meals: 'dinner',
    method: 'roast',
    serves: 4,
    least: 3,
    minutes: [20, 85],
    level: 'Medium',
    is: { joint: [1000, '@tender joint'], fat: [28, '@savory fat'] },
    wants: AROUND,
    seasoned: 'salt and pepper',
    about: '{joint.name} roasted in one piece[, with {potatoes+vegetables.name}].',
    steps: [
      'Heat the oven to 200 °C / 400 °F. {{prep garlic herbs}} Pat {joint} dry, leave it in one piece and rub it with [?potatoes+vegetables: half of ]{fat}[ and {garlic+herbs}]. {{season}}',
      '[Cut {potatoes+vegetables} into large chunks and turn them in the rest of {fat}. ]Roast {joint} in a roasting pan for 20 minutes, then turn the oven down to 175 °C / 350 °F.[ Lay {potatoes+vegetables} round it.]',
      'Roast until a little pink in the middle (63 °C / 145 °F inside), about 25 minutes more for each 500 g.[ Turn {potatoes+vegetables} once.]',
      'Rest {joint} for 15 minutes before carving[, while {potatoes+vegetables} {potatoes+vegetables.is} browned at 220 °C / 425 °F].[ Serve with {gravy}, heated.]',
    ],
  }),
  dish({
    name: named('Slow-Roast'),
    id: 'slow-roast-joint',
    cuisine: null,
    meals: 'dinner',
    method: 'roast',
    serves: 6,
    least: 3,
    minutes: [20, 210],
    level: 'Medium',
    is: { joint: [1500, '@tough joint'], fat: [14, '@savory fat'], stock: [250, '@stock, water'] },
    wants: { ...AROUND, potatoes: [1000, '@potato'], vegetables: [500, AROUND.vegetables[1], 2] },
    seasoned: 'salt and pepper',
    about: '{joint.name} roasted slowly until it falls apart[, with {potatoes+vegetables.name}].',
    steps: [
      'Heat the oven to 220 °C / 425 °F. {{prep garlic herbs}} Pat {joint} dry, leave it in one piece and rub it with {fat}[ and {garlic+herbs}]. {{season}} Brown in a deep roasting pan for 20 minutes.',
      'Turn the oven down to 160 °C / 325 °F. Pour in {stock}, cover tightly with foil and roast for 2 hours.',
      '[Cut {potatoes+vegetables} into large chunks and lay them round {joint}. ]Roast without the foil for another hour, until the meat pulls apart with a fork.',
      'Rest {joint} for 15 minutes. Skim the fat off the juices and pour them over.[ Serve with {gravy}, heated.]',
    ],
  }),
  dish({
    name: [
      'Rack of Lamb with {potatoes.many} and {vegetables.many}',
      'Rack of Lamb with {potatoes.many}',
      'Rack of Lamb with {vegetables.many}',
      'Roast Rack of Lamb',
    ],
    id: 'rack-of-lamb',
    cuisine: 'French',
    meals: 'dinner',
    method: 'roast',
    serves: 2,
    minutes: [15, 40],
    level: 'Medium',
    is: { rack: [380, 'rack of lamb'], fat: [20, '@savory fat'] },
    wants: {
      potatoes: [350, '@potato'],
      vegetables: [200, 'carrot, green bean, asparagus, zucchini, cherry tomato'],
      garlic: [6, '@garlic'],
      herbs: [4, 'rosemary, thyme, mint, parsley'],
      mustard: [15, 'dijon mustard, mustard'],
      crumbs: [30, 'breadcrumb, panko'],
    },
    seasoned: 'salt and pepper',
    about: 'A rack of lamb, browned and roasted until pink[, with {potatoes+vegetables.name}].',
    steps: [
      'Heat the oven to 200 °C / 400 °F. {{prep garlic herbs}}[ Cut {potatoes+vegetables} into even pieces, toss with half of {fat} on a tray and roast for 20 minutes.]',
      'Pat {rack} dry. {{season}} Heat [?potatoes+vegetables: the rest of ]{fat} in a large skillet over medium-high heat and brown {rack} on all sides, about 5 minutes.[ Brush with {mustard}.][ Press on {crumbs+garlic+herbs}.]',
      'Roast {rack}[ beside {potatoes+vegetables}] until pink inside (63 °C / 145 °F), 18 to 22 minutes. Rest for 5 minutes and cut between the bones.',
    ],
  }),
  dish({
    name: ['Braised {shanks.many} with {vegetables.many}', 'Braised {shanks.many}'],
    id: 'braised-shanks',
    cuisine: null,
    meals: 'dinner',
    method: 'stew',
    serves: 4,
    least: 2,
    minutes: [20, 150],
    level: 'Medium',
    is: {
      shanks: [1400, 'lamb shank, beef short rib'],
      fat: [28, '@savory fat'],
      stock: [500, '@stock, water'],
    },
    wants: {
      vegetables: [350, 'carrot, celery, parsnip, turnip, celery root', 2],
      onion: [150, '@onion'],
      garlic: [9, '@garlic'],
      wine: [250, 'red wine, white wine'],
      tomato: [200, '@tomato sauce'],
      herbs: [3, 'rosemary, thyme, bay leaf*0.2, dried rosemary, dried thyme'],
    },
    seasoned: 'salt and pepper',
    hasSide: true,
    about: '{shanks.name} braised slowly[ in {wine.name}] until the meat leaves the bone.',
    steps: [
      'Heat the oven to 160 °C / 325 °F. {{prep onion garlic tomato}} Pat {shanks} dry. {{season}}',
      '{{heat fat|heavy ovenproof pot|medium-high}} Brown {shanks} on all sides, about 10 minutes, and lift out. {{soften onion garlic}}',
      'Pour in {stock+wine}[, add {tomato+herbs}] and bring to a simmer. Return {shanks}, cover and cook in the oven for 1½ hours.',
      '[Cut {vegetables} into large chunks and add them. ]Cover and cook until the meat leaves the bone, about 45 minutes more. Skim off the fat.',
    ],
  }),
];
