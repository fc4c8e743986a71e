import { describe, expect, test } from 'vitest';
import { findMeant } from '../../foods/find-meant.ts';
import { FOODS } from '../../foods/food-table.ts';
import { allergenWords, products, termOf, traitWords } from '../food-facts.ts';
import { carriedTerms } from '../food-terms.ts';
import { isKnownFood } from '../known-food.ts';
import { illnessesIn, listedAllergens, textOnlyWords } from './allergens.ts';
import { parseAllergyText } from './parse-allergy-text.ts';

/** Formats the result as 'listed dairy', 'group citrus', 'food turmeric', 'unknown xyz'. */
function parsed(text: string): string[] {
  return parseAllergyText(text).map(
    ({ kind, allergens, terms, text: written }) =>
      `${kind} ${kind === 'unknown' || kind === 'illness' ? written : [...allergens, ...terms.slice(0, 1)].join(' ')}`,
  );
}

describe('an allergy’s text', () => {
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
    ['tree nuts except almonds', ['listed nuts', 'food almond']],
    ['allergic to shellfish but fish ok', ['listed shellfish']],
    ['tree nuts, coconut is fine', ['listed nuts']],
    ["can't have cow's milk, goat and sheep ok", ['listed dairy']],
    ['kosher style - no mixing meat with dairy', ['group not kosher']],
    ['we keep meat and milk separate', ['group not kosher']],
    ['no meat and dairy', ['group meat', 'listed dairy']],
    ['fish but eats prawns', ['listed fish']],
    ['fish but can’t eat prawns either', ['listed fish', 'food prawn']],
    ['gluten, eggs ok if baked', ['listed gluten', 'listed eggs']],
    ['eggs ok', []],
    ['bee stings', ['unknown bee stings']],
    ['peanut (severe, carry epipen)', ['listed peanuts']],
    ['nuts', ['listed nuts']],
    ['nut allergy', ['listed nuts peanuts']],
    ['no nuts pls', ['listed nuts peanuts']],
    ['nuts but not peanuts', ['listed nuts']],
    ['nuts, peanuts ok', ['listed nuts']],
    ['nuts and peanuts', ['listed nuts', 'listed peanuts']],
    ['nuts and seeds', ['listed nuts peanuts', 'group seed']],
    ['seafood', ['listed fish shellfish']],
    ['FODMAP: onion and garlic', ['group onion and garlic']],
    ['low FODMAP', ['group fodmap']],
    ['stone fruit', ['group stone fruit']],
    ['Milch und Eier', ['listed dairy', 'listed eggs']],
    ['crème fraîche', ['food creme fraiche']],
    ['half and half', ['food half and half']],
    ['histamine', ['illness histamine']],
    ['gout', ['illness gout']],
    ['low carb', ['group not low carb']],
    ['I am on a ketogenic diet', ['group not keto']],
    ['no carbs', ['unknown carbs']],
    ['kidney stones', ['illness kidney stones']],
    ['vegetarian', ['group meat and fish']],
    ['halal only', ['group not halal']],
    ['pregnant', ['group not in pregnancy']],
    ['doodh aur anda', ['listed dairy', 'unknown aur', 'listed eggs']],
    ['nickel, kiwi', ['unknown nickel', 'food kiwi']],
    ['balsam of Peru', ['unknown balsam', 'unknown Peru']],
    ['severe', ['unknown severe']],
    ['no raw fish', ['group raw fish']],
    ['broccoli and cauliflower', ['food broccoli and cauliflower']],
    ['everything with a shell', ['listed shellfish']],
    ['anything from the sea', ['listed fish shellfish']],
    ['nothing that swims', ['listed fish shellfish']],
    ['G6PD', ['group favism']],
    ['top 9', ['listed dairy eggs gluten soy nuts peanuts fish shellfish sesame']],
    ['six food elimination', ['listed dairy eggs gluten soy nuts peanuts fish shellfish']],
    ['vegetarian but eats fish', ['group meat not fish']],
    [
      'vegetarian but eats fish and chicken',
      ['group red meat', 'group poultry', 'food gelatin', 'food lard'],
    ],
    ['lactos intollerant', ['listed dairy']],
    ['alergic to egss', ['listed eggs']],
    ['Nussallergie', ['listed nuts']],
    ['ik ben allergisch voor noten', ['listed nuts']],
    ['uczulenie na jajka', ['listed eggs']],
    ['type 2 diabetic', ['group sugary food']],
    ['low sodium please', ['group salty food']],
    ['gf/df', ['listed gluten', 'listed dairy']],
    ['bez jajek', ['listed eggs']],
    ['nietolerancja laktozy', ['listed dairy']],
    ['nut free household', ['listed nuts peanuts']],
    ['stage 3 CKD', ['illness CKD']],
    ['MAOI, heart disease', ['illness MAOI', 'illness heart disease']],
    ['gout, no shrimp', ['illness gout', 'food shrimp']],
    ['えび', ['food shrimp']],
    ['えびとかにアレルギー', ['food shrimp', 'food crab']],
    ['对花生过敏', ['listed peanuts']],
    ['땅콩 알레르기', ['listed peanuts']],
    ['молоко, яйца', ['listed dairy', 'listed eggs']],
    ['αυγά', ['listed eggs']],
    ['りんご', ['food apple']],
    ['ねこ', ['unknown ねこ']],
    ['no known allergies', []],
    ['n/a', []],
    ['None.', []],
    ['keine', []],
    ['', []],
    ['  !', []],
  ])('%j is %j', (text, parts) => {
    expect(parsed(text)).toEqual(parts);
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
  ])('ignores the words around it: %s', (around) => {
    const foods =
      'dairy, gluten, tree nuts, red meat, citrus, stone fruit, bell peppers, cream cheese, kiwi, oats';
    for (const food of foods.split(', ')) expect(parsed(around(food)), around(food)).toEqual(parsed(food));
  });

  test.each([
    ['peantus', 'peanuts'],
    ['citurs', 'citrus'],
    ['mollsuks', 'mollusks'],
    ['glutten', 'gluten'],
    ['avacado', 'avocado'],
    ['brocolli', 'broccoli'],
  ])('%s is %s', (mistyped, meant) => {
    expect(parsed(mistyped)).toEqual(parsed(meant));
  });

  test('an ambiguous mistyped word counts as both', () => {
    expect(parsed('whet')).toEqual(['listed dairy gluten']);
  });

  test('lists what is excluded, everyday foods first', () => {
    const [dairy] = parseAllergyText('no dairy products please');
    expect(dairy?.text).toBe('dairy');
    expect(dairy?.leavesOut.slice(0, 4)).toEqual(['butter', 'milk', 'cheese', 'cream']);
    const [turmeric] = parseAllergyText('turmeric');
    expect(turmeric?.leavesOut.slice(0, 2)).toEqual(['turmeric', 'curry powder']);
    const [citrus] = parseAllergyText('citrus');
    expect(citrus?.leavesOut.slice(0, 3)).toEqual(['lemon', 'orange', 'lime']);
    expect(parseAllergyText('xyzzy')[0]?.leavesOut).toEqual(['xyzzy']);
  });

  test('takes limited time for any text', () => {
    const words = Array.from({ length: 50 }, (_, row) =>
      Array.from({ length: 16 }, (_, at) => `zq${String.fromCharCode(97 + ((row + at) % 26))}${at}x`).join(
        ' ',
      ),
    );
    expect(textOnlyWords(words).length).toBeGreaterThan(10);
    expect(parseAllergyText('butter '.repeat(20_000)).length).toBeGreaterThan(0);
  });

  test('keeps the words beyond the limit unread', () => {
    const parts = parseAllergyText(`${'eggs, '.repeat(60)} zorgon berries`);
    expect(parts.map(({ kind }) => kind)).toEqual(['listed', 'unknown']);
    expect(parts[1]?.text).toBe('zorgon berries');
  });
});

describe('unknown words', () => {
  test('are listed once each', () => {
    expect(textOnlyWords(['nuts', 'xyzzy', 'gout', 'Zorgon; kiwi', 'zorgon'])).toEqual(['xyzzy', 'Zorgon']);
    expect(illnessesIn(['nuts', 'gout and CKD', 'Gout'])).toEqual(['gout', 'CKD']);
    expect(textOnlyWords(['dairy products'])).toEqual([]);
  });
});

test('listed allergens are recognised in every wording', () => {
  expect(listedAllergens('milk, eggs and kiwi')).toEqual(['dairy', 'eggs']);
  expect(listedAllergens('kiwi')).toEqual([]);
});

/** Parts of products that are in no table of foods or of what contains an allergen. */
const IN_NO_TABLE = new Set(['soy lecithin', 'spice']);
const isInTable = (part: string) =>
  findMeant(part, 'kitchen') !== undefined || allergenWords().has(part) || traitWords().has(part);

test('a product name is known, and consists of foods that are known without it', () => {
  expect(products().size).toBeGreaterThan(600);
  const unknown = [...products()].flatMap(([name, parts]) =>
    [
      ...(isKnownFood(name) ? [] : [name]),
      // As a part of a product any word would be known.
      ...parts.filter((part) => !isInTable(part) && !IN_NO_TABLE.has(part)),
    ].map((each) => `${name}: ${each}`),
  );
  expect(unknown).toEqual([]);
});

describe('allergens of a name', () => {
  const carried = (name: string) => carriedTerms({ name, allergens: [], isIngredient: true }).terms;
  test.each([
    ['curry paste', 'garlic'],
    ['mixed nuts', 'almond'],
    ['fish fillets', 'haddock'],
    ['fruit salad', 'kiwi'],
    ['lemonade', 'citrus'],
    ['vegetable broth', 'celery'],
  ])('%s contains %s', (name, term) => {
    expect(carried(name).has(term)).toBe(true);
  });

  test.each([
    ['raspberry jam', 'strawberry'],
    ['walnuts', 'almond'],
    ['cod fillets', 'haddock'],
    ['beef sausage', 'pork'],
    ['vegan mayo', 'egg'],
    ['cherry tomatoes', 'stone fruit'],
  ])('%s does not contain %s', (name, term) => {
    expect(carried(name).has(term)).toBe(false);
  });

  test('every name of the table is recognised, with and without a claim', () => {
    for (const { name } of FOODS) {
      expect(carried(name).has(termOf(name))).toBe(true);
      expect(carried(`vegan ${name}`).has(`vegan ${termOf(name)}`)).toBe(true);
    }
  });

  test('in a sentence, a kind of food stands only for itself', () => {
    const { terms } = carriedTerms({ name: 'stir the fruit', allergens: [], isIngredient: false });
    expect(terms.has('kiwi')).toBe(false);
  });
});
