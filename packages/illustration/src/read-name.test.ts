import { GLYPH_NAMES, type GlyphName } from '@game-plan/lexicon/drawing-data';
import drawings from '@game-plan/lexicon/drawings.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { dishFoods } from './dish-food.ts';
import { colourIn, readName } from './read-name.ts';

/** Every name of the lexicon and what it means. */
const NAMES = drawings.names.split('\n').flatMap((line): [string, string][] => {
  const [codes = '', names = ''] = line.split('\t');
  return names.split(',').map((name) => [name, codes]);
});

describe('the look of a food', () => {
  test.each([
    ['Chicken Broth', 'unseen', undefined],
    ['fish sauce', 'unseen', undefined],
    ['rice vinegar', 'unseen', undefined],
    ['cornstarch', 'unseen', undefined],
    ['olive oil', 'unseen', undefined],
    ['coconut cream', 'liquid', undefined],
    ['buttermilk', 'liquid', undefined],
    ['butternut squash', 'vegetable', 'cube'],
    ['butter beans', 'bean', 'bean'],
    ['eggplant', 'vegetable', 'aubergine'],
    ['ground turkey', 'main', 'mince'],
    ['ground cumin', 'unseen', undefined],
    ['corn tortillas', 'bread', undefined],
    ['grape tomatoes', 'vegetable', 'cherryTomato'],
    ['watermelon', 'fruit', 'melonWedge'],
    ['grapefruit', 'fruit', 'citrusSlice'],
    ['black pepper', 'unseen', undefined],
    ['peppers', 'vegetable', 'pepperStrip'],
    ['pumpkin seeds', 'topping', 'almond'],
    ['peanuts', 'topping', 'almond'],
    ['pear', 'fruit', 'apple'],
    ['water chestnuts', 'vegetable', 'bambooShoot'],
    ['lemongrass', 'topping', 'springOnion'],
    ['tomatillo salsa', 'unseen', undefined],
    ['applesauce', 'dollop', 'dollop'],
    ['green tea', 'liquid', undefined],
    ['steak', 'hero', 'steak'],
    ['corn syrup', 'drizzle', undefined],
    ['apricot jam', 'drizzle', undefined],
    ['lemon curd', 'drizzle', undefined],
    ['Red lentil fusilli', 'pasta', 'fusilli'],
    ['Turkey bacon', 'main', 'bacon'],
    ['Sardines in tomato sauce', 'hero', 'whiteFish'],
    ['Bone-in, skin-on chicken thighs', 'hero', 'chickenBreast'],
    ['Onions, finely sliced', 'vegetable', 'onion'],
    ['Gooseberries', 'fruit', 'blueberry'],
    ['Fried plantain', 'vegetable', 'plantain'],
  ])('%s is %s', (name, role, glyph) => {
    const { look } = readName(name);
    expect(look).toMatchObject({ role });
    expect(look?.glyph).toBe(glyph);
  });

  test('a food that is not known always becomes dice of the same colour', () => {
    const dice = (name: string) =>
      dishFoods(readName('Dish'), [name]).map(({ glyph, colour }) => [glyph, colour]);
    expect(dice('Quandong')).toEqual(dice('quandong'));
    expect(dice('Quandong')).toMatchObject([['dice', expect.stringMatching(/^#/)]]);
  });

  test('every name of the lexicon has the look that stands beside it', () => {
    const misread = NAMES.filter(([name, codes]) => {
      const [, place] = /F([\da-z]+)/.exec(codes) ?? [];
      return place !== undefined && readName(name).look !== drawings.foods[Number.parseInt(place, 36)];
    });
    expect(misread).toEqual([]);
  });
});

test('every name of a dish has the vessel that stands beside it', () => {
  const misread = NAMES.filter(([name, codes]) => {
    const [, place] = /V([\da-z]+)/.exec(codes) ?? [];
    const isWhole = !name.includes('<') && !name.includes('*');
    return (
      isWhole && place !== undefined && readName(name).vessel !== drawings.vessels[Number.parseInt(place, 36)]
    );
  });
  expect(misread).toEqual([]);
});

test.each([
  ['Crème Brûlée', 'ramekin'],
  ['Tortilla española', 'round omelette'],
  ['Œufs brouillés', 'scrambled eggs'],
  ['Smørrebrød', 'toast'],
  ['Käsespätzle', 'short pasta'],
  ['Çılbır', 'fried eggs'],
  ['PB&J', 'sandwich'],
  ['  Shepherd’s \n pie ', 'mash-topped'],
  ['MAC ’N’ CHEESE', 'short pasta'],
  ['ラーメン', null],
  ['', null],
])('%j is read as %s in any spelling', (name, vessel) => {
  expect(readName(name).vessel).toBe(vessel);
});

test('a longer name of a food hides the shorter ones in it', () => {
  expect(readName('Peanut butter').is('butter')).toBe(false);
  expect(readName('Salted butter').is('butter')).toBe(true);
  expect(readName('Chocolate chip cookies').colour('crumb')).toBeNull();
});

test('of several colours the strongest of the part counts', () => {
  const names = ['onion', 'turmeric', 'tomato paste'].map(readName);
  expect(colourIn('sauce colouring', names)).toBe('#cf4a2c');
  expect(colourIn('sauce colouring', [readName('salt')])).toBeNull();
});

test('every glyph is drawn for some food, or by a vessel', () => {
  const byVessels: readonly GlyphName[] = ['friedEgg', 'wholeEgg', 'avocadoHalf', 'citrusWedge', 'dice'];
  const used = new Set([...byVessels, ...drawings.foods.flatMap(({ glyph }) => glyph ?? [])]);
  expect(GLYPH_NAMES.filter((glyph) => !used.has(glyph))).toEqual([]);
});
