import { type Random, seededRandom } from '@game-plan/domain/random';
import { describe, expect, test } from 'vitest';
import { drawDish } from './draw-dish.ts';
import { readName } from './read-name.ts';
import { EXAMPLE_INGREDIENTS } from './testing/example-ingredients.ts';
import { vesselForDish } from './vessels/vessel-for-dish.ts';
import { VESSELS } from './vessels/vessels.ts';

const CURRY = {
  name: 'Spinach Chickpea Curry',
  ingredients: ['chickpeas', 'spinach', 'coconut milk', 'tomatoes', 'rice', 'garlic'],
};

/** At least one dish for every vessel, and one for each look of vessels with several. */
const DISH_KINDS = [
  'Surprise',
  'Bowl',
  'Soup',
  'Noodle soup',
  'Stew',
  'Curry',
  'Dal',
  'Risotto',
  'Fried rice',
  'Spaghetti',
  'Penne',
  'Hummus',
  'Mashed potatoes',
  'Salad',
  'Fruit salad',
  'Schnitzel',
  'Fried eggs',
  'Deviled eggs',
  'Scrambled eggs',
  'Omelette',
  'Frittata',
  'Caprese',
  'Roast chicken',
  'Meatloaf',
  'Sausages and mash',
  'Bratwurst',
  'Kebabs',
  'Latkes',
  'Falafel',
  'Dumplings',
  'Spring rolls',
  'Summer rolls',
  'Sushi',
  'French fries',
  'Chicken wings',
  'Mussels',
  'Ribs',
  'Pancakes',
  'Waffles',
  'Crêpes',
  'Toast',
  'Bruschetta',
  'Bagel',
  'French toast',
  'Egg in the hole',
  'Sandwich',
  'Grilled cheese',
  'Burger',
  'Hot dog',
  'Burrito',
  'Tacos',
  'Quesadilla',
  'Nachos',
  'Naan',
  'Pizza',
  'Empanadas',
  'Stir-fry',
  'Meatballs',
  'Roast vegetables',
  'Stuffed peppers',
  'Gratin',
  'Potato gratin',
  'Bread pudding',
  'Baked oatmeal',
  'Tiramisu',
  'Toad in the hole',
  'Enchiladas',
  "Shepherd's pie",
  'Lasagne',
  'Crumble',
  'Cobbler',
  'Pie',
  'Pot pie',
  'Quiche',
  'Fruit tart',
  'Pecan pie',
  'Lemon meringue pie',
  'Chocolate cake',
  'Cheesecake',
  'Sponge cake',
  'Bundt cake',
  'Monkey bread',
  'Nut bread',
  'Muffins',
  'Brownies',
  'Flapjacks',
  'Cookies',
  'Shortbread',
  'Meringues',
  'Scones',
  'Cinnamon rolls',
  'Doughnuts',
  'Pretzels',
  'Smoothie',
  'Hot chocolate',
  'Mug cake',
  'Parfait',
  'Ice cream',
  'Mousse',
  'Granita',
  'Crème brûlée',
  'Panna cotta',
  'Jelly',
  'Overnight oats',
  'Pickles',
  'Jam',
  'Granola',
  'Focaccia',
  'Pakoras',
  'Tabbouleh',
  'Fried plantains',
  'Tzatziki',
  'Bánh mì',
];

const LARGEST_DRAWING = 40 * 1024;

/** All allowed markup of a drawing; names and ingredients cannot add any other. */
const TAG =
  /^<(svg|title|defs|g|clipPath|use|path|circle|ellipse|rect)((?: [a-zA-Z][\w-]*="[^"<>&]*")*)( ?\/)?>$/;

/** Path data, a colour, a keyword, a reference to one of our ids, or a list of transforms, without exponents. */
const DRAWN_VALUE =
  /^(?:[MLHVCSQTAZmlhvcsqtaz\d .-]*|#[\da-f]{6}|none|round|#?dish-[\w-]+|url\(#dish-[\w-]+\)|(?:(?:translate|rotate|scale)\([\d .-]+\) ?)+)$/;

/** Parses a drawing. Throws at the first tag that is unknown, malformed, unbalanced or repeats an id. */
function readDrawing(svg: string): { ids: Set<string>; text: string } {
  const open: string[] = [];
  const ids = new Set<string>();
  let text = '';
  for (const [token] of svg.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (!/^(?:[^&<>]|&#\d+;)*$/.test(token)) throw new Error(`Not character data: ${token}`);
      text += token;
    } else if (token.startsWith('</')) {
      if (`</${open.pop()}>` !== token) throw new Error(`Unexpected ${token}`);
    } else {
      const tag = TAG.exec(token);
      if (tag === null) throw new Error(`Malformed ${token}`);
      const [, name = '', attributes = '', selfClosing] = tag;
      const values = Array.from(attributes.matchAll(/="([^"]*)"/g), ([, value = '']) => value);
      const strange = name === 'svg' ? undefined : values.find((value) => !DRAWN_VALUE.test(value));
      if (strange !== undefined) throw new Error(`Neither number nor colour: ${strange}`);
      const names = Array.from(attributes.matchAll(/ ([\w-]+)=/g), ([, attribute]) => attribute);
      if (new Set(names).size !== names.length) throw new Error(`Repeated attribute in ${token}`);
      const id = / id="([^"]*)"/.exec(attributes)?.[1];
      if (id !== undefined && ids.has(id)) throw new Error(`Repeated id ${id}`);
      if (id !== undefined) ids.add(id);
      if (selfClosing === undefined) open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`Unclosed ${open.join()}`);
  return { ids, text };
}

function sharedIds(one: string, other: string): string[] {
  const { ids } = readDrawing(other);
  return Array.from(readDrawing(one).ids).filter((id) => ids.has(id));
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function randomDishes(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const ingredients = Array.from({ length: Math.floor(random() * 12) }, () =>
      pick(EXAMPLE_INGREDIENTS, random),
    );
    const kind = DISH_KINDS[index % DISH_KINDS.length] ?? 'Bowl';
    return { name: kind, ingredients, variant: index };
  });
}

describe('the same recipe', () => {
  test('always gives the same picture', () => {
    expect(drawDish(CURRY)).toBe(drawDish({ ...CURRY, variant: 0, bare: false }));
  });

  test('gives another picture for another variant, with different ids', () => {
    const [first, second] = [drawDish(CURRY), drawDish({ ...CURRY, variant: 1 })];
    expect(second).not.toBe(first);
    expect(sharedIds(first, second)).toEqual([]);
  });

  test('bare draws only the dish, with different ids', () => {
    const [scene, bare] = [drawDish(CURRY), drawDish({ ...CURRY, bare: true })];
    expect(bare.length).toBeLessThan(scene.length);
    expect(sharedIds(bare, scene)).toEqual([]);
  });
});

test('the dishes drawn here cover every vessel', () => {
  const drawn = DISH_KINDS.map((name) => vesselForDish(readName(name), []));
  expect([...new Set(drawn)].sort()).toEqual(Object.keys(VESSELS).sort());
});

test('random dishes of every kind are well-formed, different and small', () => {
  const dishes = randomDishes(4 * DISH_KINDS.length, 7);
  const drawings = dishes.map((dish) => drawDish(dish));
  for (const drawing of drawings) {
    const { ids } = readDrawing(drawing);
    expect(drawing.length).toBeLessThanOrEqual(LARGEST_DRAWING);
    for (const [, target = ''] of drawing.matchAll(/(?:href="|url\()#([^")]+)/g))
      expect(ids).toContain(target);
  }
  expect(new Set(drawings).size).toBe(drawings.length);
});

/** Colours that only one thing in a picture has. */
test.each([
  ['Pancakes', ['flour', 'milk'], 'butter', '#fdebab'],
  ['Pancakes', ['flour', 'milk'], 'maple syrup', '#e09a26'],
  ['Mashed potatoes', ['potatoes'], 'butter', '#fce593'],
  ['French toast', ['bread', 'eggs'], 'butter', '#fce593'],
  ['Tomato soup', ['tomatoes'], 'cream', '#fff6e2'],
  ['Hot dog', ['buns', 'sausages'], 'mustard', '#efbd35'],
  ['Rice pudding', ['rice', 'milk'], 'cinnamon', '#a5622c'],
  ['Hot chocolate', ['milk', 'cocoa powder'], 'marshmallows', '#fffaf2'],
  ['Nachos', ['tortilla chips'], 'cheddar', '#f6c247'],
  ['Tacos', ['tortillas', 'ground beef'], 'lettuce', '#7fae45'],
  ['Pizza', ['pizza dough', 'mozzarella'], 'tomato sauce', '#c8492b'],
])('%s of %j shows %s only if the recipe has it', (name, ingredients, extra, colour) => {
  expect(drawDish({ name, ingredients })).not.toContain(colour);
  expect(drawDish({ name, ingredients: [...ingredients, extra] })).toContain(colour);
});

describe('hostile input', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `' onload='alert(1)`,
    ']]>&nbsp;<!-- -->&#60;',
    'NUL \u0000 bell \u0007 half \ud800 pair \uffff',
    'a'.repeat(200_000),
    '<'.repeat(5_000),
    `${'x'.repeat(119)}😀`,
    '',
    '   ',
  ];

  test.each(hostile)('as a name gives only an escaped title (%#)', (name) => {
    const { text } = readDrawing(drawDish({ name, ingredients: ['rice', name] }));
    expect(text.startsWith('Illustration of ')).toBe(true);
    expect(text).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u);
    expect(text.length).toBeLessThan(1_000);
  });

  test.each(hostile)('as an ingredient is not in the output (%#)', (ingredient) => {
    const { text } = readDrawing(drawDish({ name: 'Bowl', ingredients: [ingredient, ingredient, 'rice'] }));
    expect(text).toBe('Illustration of Bowl');
  });

  test('an empty ingredient list still gives a dish', () => {
    const { ids } = readDrawing(drawDish({ name: 'Surprise', ingredients: [] }));
    expect(ids.size).toBe(1);
  });

  test.each([
    ['x'.repeat(121), 'x'.repeat(120)],
    [`${'x'.repeat(119)}😀`, `${'x'.repeat(119)}😀`],
    [`${'x'.repeat(119)}😀😀`, `${'x'.repeat(119)}😀`],
    ['😀'.repeat(200), '😀'.repeat(120)],
  ])('a long name is cut between characters (%#)', (name, title) => {
    const { text } = readDrawing(drawDish({ name, ingredients: ['rice'] }));
    const written = text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    expect(written).toBe(`Illustration of ${title}`);
  });

  test.each(['a', 'egg ', 'roast ', 'and ', ', ', 'mac and cheese ', '* ', '('])(
    '25 names of 30,000 characters of %j are drawn in half a second',
    (piece) => {
      const name = piece.repeat(30_000 / piece.length);
      const start = performance.now();
      drawDish({ name, ingredients: Array.from({ length: 24 }, (_, index) => `${index}${name}`) });
      expect(performance.now() - start).toBeLessThan(500);
    },
  );

  test('a name with special characters is escaped', () => {
    expect(drawDish({ name: `Mac & "Cheese" <3`, ingredients: ['pasta'] })).toContain(
      '>Illustration of Mac &#38; &#34;Cheese&#34; &#60;3</title>',
    );
  });
});
