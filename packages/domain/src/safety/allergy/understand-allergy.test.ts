import { describe, expect, test } from 'vitest';
import { FOODS } from '../../foods/food-table.ts';
import { carriedTerms, termOf } from '../food-terms.ts';
import { isKnownFood } from '../known-food.ts';
import { PRODUCT_NAMES } from '../words/product-names.ts';
import { listedAllergens, textOnlyWords } from './allergens.ts';
import { understandAllergy } from './understand-allergy.ts';

/** 'listed dairy', 'group citrus', 'food turmeric', 'unknown xyz'. */
function said(text: string): string[] {
  return understandAllergy(text).map(
    ({ kind, allergens, terms, text: written }) =>
      `${kind} ${kind === 'unknown' ? written : [...allergens, ...terms.slice(0, 1)].join(' ')}`,
  );
}

describe('an allergy as it is written', () => {
  test.each([
    ['dairy products', ['listed dairy']],
    ['No dairy (severe)', ['listed dairy']],
    ['dairy-free', ['listed dairy']],
    ['coeliac disease', ['listed gluten']],
    ['egg white', ['listed eggs']],
    ['Milk and eggs', ['listed dairy', 'listed eggs']],
    ['peanuts, shrimp', ['listed peanuts', 'food shrimp']],
    ['I am allergic to penuts', ['listed peanuts']],
    ['shelfish', ['listed shellfish']],
    ['all nuts', ['listed nuts peanuts']],
    ['tree nuts (not peanuts)', ['listed nuts']],
    ['tree nuts except almonds', ['listed nuts']],
    ['nuts and seeds', ['listed nuts', 'group seed']],
    ['seafood', ['listed fish shellfish']],
    ['FODMAP: onion and garlic', ['group onion and garlic']],
    ['low FODMAP', ['group fodmap']],
    ['stone fruit', ['group stone fruit']],
    ['Milch und Eier', ['listed dairy', 'listed eggs']],
    ['crème fraîche', ['food creme fraiche']],
    ['half and half', ['food half and half']],
    ['histamine', ['unknown histamine']],
    ['gout', ['unknown gout']],
    ['low carb', ['group not low carb']],
    ['I am on a ketogenic diet', ['group not keto']],
    ['no carbs', ['unknown carbs']],
    ['kidney stones', ['unknown kidney stones']],
    ['vegetarian', ['group meat and fish']],
    ['halal only', ['group not halal']],
    ['pregnant', ['group not in pregnancy']],
    ['doodh aur anda', ['listed dairy', 'unknown aur', 'listed eggs']],
    ['nickel, kiwi', ['unknown nickel', 'food kiwi']],
    ['balsam of Peru', ['unknown balsam', 'unknown Peru']],
    ['severe', ['unknown severe']],
    ['', []],
    ['  !', []],
  ])('%j is %j', (text, parts) => {
    expect(said(text)).toEqual(parts);
  });

  test.each([
    (food: string) => `${food} allergy`,
    (food: string) => `I’m deathly allergic to ${food}`,
    (food: string) => `No ${food}, please!`,
    (food: string) => `${food}-free`,
    (food: string) => `${food} products (severe)`,
    (food: string) => `all kinds of ${food}`,
    (food: string) => `my daughter cannot eat any ${food} or ${food}`,
    (food: string) => `${food} and derivatives`,
    (food: string) => `doctor says no ${food}`,
    (food: string) => `RAW ${food.toUpperCase()}`,
  ])('is the same whatever is said around it: %s', (around) => {
    const foods =
      'dairy, gluten, tree nuts, red meat, citrus, stone fruit, bell peppers, cream cheese, kiwi, oats';
    for (const food of foods.split(', ')) expect(said(around(food)), around(food)).toEqual(said(food));
  });

  test.each([
    ['peantus', 'peanuts'],
    ['citurs', 'citrus'],
    ['mollsuks', 'mollusks'],
    ['glutten', 'gluten'],
    ['avacado', 'avocado'],
    ['brocolli', 'broccoli'],
  ])('%s is %s', (mistyped, meant) => {
    expect(said(mistyped)).toEqual(said(meant));
  });

  test('a mistyped word that may be two is both', () => {
    expect(said('whet')).toEqual(['listed dairy gluten']);
  });

  test('says what is left out, the everyday foods first', () => {
    const [dairy] = understandAllergy('no dairy products please');
    expect(dairy?.text).toBe('dairy');
    expect(dairy?.leavesOut.slice(0, 4)).toEqual(['butter', 'milk', 'cheese', 'cream']);
    const [turmeric] = understandAllergy('turmeric');
    expect(turmeric?.leavesOut.slice(0, 2)).toEqual(['turmeric', 'curry powder']);
    const [citrus] = understandAllergy('citrus');
    expect(citrus?.leavesOut.slice(0, 3)).toEqual(['lemon', 'orange', 'lime']);
    expect(understandAllergy('xyzzy')[0]?.leavesOut).toEqual(['xyzzy']);
  });

  test('is read to an end, however much a stranger sends', () => {
    const words = Array.from({ length: 50 }, (_, row) =>
      Array.from({ length: 16 }, (_, at) => `zq${String.fromCharCode(97 + ((row + at) % 26))}${at}x`).join(
        ' ',
      ),
    );
    expect(textOnlyWords(words).length).toBeGreaterThan(10);
    expect(understandAllergy('butter '.repeat(20_000)).length).toBeGreaterThan(0);
  });

  test('keeps what stands beyond the words that are read, as it stands', () => {
    const parts = understandAllergy(`${'eggs, '.repeat(60)} zorgon berries`);
    expect(parts.map(({ kind }) => kind)).toEqual(['listed', 'unknown']);
    expect(parts[1]?.text).toBe('zorgon berries');
  });
});

describe('words that nobody here understands', () => {
  test('are told, each once', () => {
    expect(textOnlyWords(['nuts', 'histamine', 'Zorgon; kiwi', 'zorgon'])).toEqual(['histamine', 'Zorgon']);
    expect(textOnlyWords(['dairy products'])).toEqual([]);
  });
});

test('listed allergens are known in every wording', () => {
  expect(listedAllergens('milk, eggs and kiwi')).toEqual(['dairy', 'eggs']);
  expect(listedAllergens('kiwi')).toEqual([]);
});

describe('a product name', () => {
  test.each(Object.entries(PRODUCT_NAMES))('%s is made of foods that are known: %s', (name, parts) => {
    for (const part of parts.split(', ')) expect(isKnownFood(part), part).toBe(true);
    expect(isKnownFood(name)).toBe(true);
  });
});

describe('what a name carries', () => {
  const carried = (name: string) => carriedTerms({ name, allergens: [], isIngredient: true }).terms;
  test.each([
    ['curry paste', 'garlic'],
    ['mixed nuts', 'almond'],
    ['fish fillets', 'haddock'],
    ['fruit salad', 'kiwi'],
    ['lemonade', 'citrus'],
    ['vegetable broth', 'celery'],
  ])('%s carries %s', (name, term) => {
    expect(carried(name).has(term)).toBe(true);
  });

  test.each([
    ['raspberry jam', 'strawberry'],
    ['walnuts', 'almond'],
    ['cod fillets', 'haddock'],
    ['beef sausage', 'pork'],
    ['vegan mayo', 'egg'],
    ['cherry tomatoes', 'stone fruit'],
  ])('%s carries no %s', (name, term) => {
    expect(carried(name).has(term)).toBe(false);
  });

  test('every name of the table is read, with and without a claim', () => {
    for (const { name } of FOODS) {
      expect(carried(name).has(termOf(name))).toBe(true);
      expect(carried(`vegan ${name}`).has(`vegan ${termOf(name)}`)).toBe(true);
    }
  });

  test('in a sentence a kind is no more than itself', () => {
    const { terms } = carriedTerms({ name: 'stir the fruit', allergens: [], isIngredient: false });
    expect(terms.has('kiwi')).toBe(false);
  });
});
