import { describe, expect, test } from 'vitest';
import { type Hex, hueAndChroma } from '../colour.ts';
import { dishFoods } from '../dish-food.ts';
import { type ReadName, readName } from '../read-name.ts';
import { crumbColour, frostingColour, jamColour } from './cake-colours.ts';
import { dessertColour, dessertSauce } from './dessert-colour.ts';
import { dipColour } from './dip-colour.ts';
import { fruitFilling } from './filling-colour.ts';
import { noodleColour } from './noodle-colour.ts';
import { sauceColour } from './sauce-colour.ts';

type Tone = 'red' | 'orange' | 'yellow' | 'green' | 'purple' | 'brown' | 'pale';

/** A simple name for a colour: pale or brown by its lightness, otherwise by its hue. */
function toneOf(colour: Hex): Tone {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const { hue, chroma } = hueAndChroma(colour);
  const lightest = Math.max(red, green, blue);
  if (lightest > 225 && Math.min(red, green, blue) > 145) return 'pale';
  if (hue > 60 && hue < 170) return 'green';
  if (hue > 270 && hue < 345) return 'purple';
  if (hue < 45 && lightest < 190 && chroma < 0.5) return 'brown';
  if (hue < 15 || hue >= 345) return 'red';
  return hue < 38 ? 'orange' : 'yellow';
}

const toneFor = (
  colourOf: (dishName: ReadName, foods: ReturnType<typeof dishFoods>) => Hex | null,
  name: string,
  ingredients: readonly string[],
): Tone | null => {
  const dishName = readName(name);
  const colour = colourOf(dishName, dishFoods(dishName, ingredients));
  return colour === null ? null : toneOf(colour);
};

describe('sauces', () => {
  test.each<[string, string[], Tone]>([
    ['Tomato soup', ['tomatoes'], 'red'],
    ['Beef chili', ['ground beef', 'kidney beans'], 'red'],
    ['Pea soup', ['peas'], 'green'],
    ['Thai green curry', ['coconut milk'], 'green'],
    ['Saag paneer', ['spinach'], 'green'],
    ['Pumpkin soup', ['pumpkin'], 'orange'],
    ['Carrot and ginger soup', ['carrots'], 'orange'],
    ['Borscht', ['beets'], 'purple'],
    ['Clam chowder', ['clams'], 'pale'],
    ['Fettuccine Alfredo', ['cream'], 'pale'],
    ['Boeuf bourguignon', ['beef', 'red wine'], 'brown'],
    ['Weeknight supper', ['chicken', 'canned tomatoes'], 'red'],
    ['Weeknight supper', ['chicken', 'heavy cream'], 'pale'],
  ])('%s of %j is %s', (name, ingredients, tone) => {
    expect(toneFor(sauceColour, name, ingredients)).toBe(tone);
  });
});

describe('cakes', () => {
  test.each<[string, string[], Tone]>([
    ['Chocolate cake', ['cocoa powder'], 'brown'],
    ['Brownies', ['cocoa powder'], 'brown'],
    ['Plain cake', ['cocoa powder'], 'brown'],
    ['Carrot cake', ['carrots'], 'orange'],
    ['Red velvet cake', ['cocoa powder'], 'red'],
    ['Matcha cake', ['matcha'], 'green'],
    ['Lemon cake', ['lemon'], 'yellow'],
  ])('%s is %s inside', (name, ingredients, tone) => {
    expect(toneFor(crumbColour, name, ingredients)).toBe(tone);
  });

  test.each<[string, string[], Tone | null]>([
    ['Sponge cake', ['flour', 'eggs', 'sugar'], null],
    ['Sponge cake', ['flour', 'eggs', 'heavy cream'], 'pale'],
    ['Carrot cake', ['carrots', 'cream cheese'], 'pale'],
    ['Chocolate cake', ['cocoa powder', 'flour', 'eggs'], null],
    ['Chocolate cake', ['cocoa powder', 'dark chocolate', 'cream'], 'brown'],
  ])('%s of %j is coated %s', (name, ingredients, tone) => {
    expect(toneFor(frostingColour, name, ingredients)).toBe(tone);
  });

  test.each<[string[], Tone | null]>([
    [['flour', 'sugar'], null],
    [['raspberry jam'], 'red'],
    [['apricot jam'], 'orange'],
    [['lemon curd'], 'yellow'],
  ])('%j gives a jam that is %s', (ingredients, tone) => {
    expect(toneFor((_, foods) => jamColour(foods), 'Cake', ingredients)).toBe(tone);
  });
});

test.each<[string, string[], Tone | null]>([
  ['Cherry pie', ['cherries'], 'red'],
  ['Blueberry pie', ['blueberries'], 'purple'],
  ['Peach cobbler', ['peaches'], 'orange'],
  ['Crumble', ['rhubarb'], 'red'],
  ['Pot pie', ['chicken'], null],
])('the fruit filling of %s is %s', (name, ingredients, tone) => {
  expect(toneFor(fruitFilling, name, ingredients)).toBe(tone);
});

test.each<[string, string[], Tone]>([
  ['Chocolate mousse', ['dark chocolate'], 'brown'],
  ['Vanilla ice cream', ['cream'], 'pale'],
  ['Ice cream', ['mango'], 'orange'],
  ['Pistachio gelato', ['pistachios'], 'green'],
])('%s is %s', (name, ingredients, tone) => {
  expect(toneFor(dessertColour, name, ingredients)).toBe(tone);
});

test('a dessert has a sauce, and fries have a dip, only if the recipe has one', () => {
  expect(dessertSauce(dishFoods(readName('Panna cotta'), ['cream', 'gelatin']))).toBeNull();
  expect(dessertSauce(dishFoods(readName('Panna cotta'), ['cream', 'raspberries']))).not.toBeNull();
  expect(dipColour(dishFoods(readName('French fries'), ['potatoes', 'oil']))).toBeNull();
  expect(dipColour(dishFoods(readName('French fries'), ['potatoes', 'ketchup']))).not.toBeNull();
});

test.each<[string, string[], Tone]>([
  ['Pesto linguine', ['linguine', 'pesto'], 'green'],
  ['Spaghetti carbonara', ['spaghetti'], 'pale'],
  ['Chow mein', ['egg noodles'], 'orange'],
  ['Noodle bowl', ['rice noodles'], 'pale'],
])('the noodles of %s are %s', (name, ingredients, tone) => {
  expect(toneFor(noodleColour, name, ingredients)).toBe(tone);
});
