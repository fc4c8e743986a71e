import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composedOf } from './composed-of.ts';
import { LONGEST_MEAL, readTypedMeal } from './typed-meal.ts';

/** Formats the foods as 'amount unit size name', with the food that it is added to in brackets. */
const read = (text: string) =>
  readTypedMeal(text).map(({ name, amount: { count, unit, size, each }, addedTo }) => {
    const parts = [count, each && `${each.count} ${each.unit}`, unit, size, name].filter(
      (part) => part !== null && part !== '',
    );
    return addedTo === null ? parts.join(' ') : `(${parts.join(' ')})`;
  });

describe('fat content', () => {
  test.each([
    ['150g turkey mince 7% fat', '150 g raw ground turkey'],
    ['200g pork mince 10%', '200 g raw lean ground pork'],
    ['beef mince 5% 150g', '150 g raw extra lean ground beef'],
    ['200g cooked beef mince 5%', '200 g cooked extra lean ground beef'],
    ['200g beef mince', '200 g beef mince'],
    ['200g beef mince 5% fat', '200 g raw extra lean ground beef'],
    ['125g lean pork mince 5%', '125 g raw lean ground pork'],
    ['200g 15% fat mince', '200 g raw ground beef'],
    ['150g greek yogurt 10% fat', '150 g whole milk greek yogurt'],
    ['fage 5% 170g', '170 g whole milk greek yogurt'],
    ['fage 2% 170g', '170 g low fat greek yogurt'],
    ['greek yoghurt 0%', 'greek yogurt'],
  ])('%s is %s', (typed, food) => {
    expect(read(typed)).toEqual([food]);
  });
});

describe('amounts and remarks that belong to one food', () => {
  test.each([
    ['bag of doritos 40g', ['40 g doritos']],
    ['1 gestrichener Esslöffel Zucker', ['1 tbsp Zucker']],
    ['chili, 200g portion', ['200 g chili']],
    ['packet of hot chocolate', ['1 packet cocoa mix']],
    ['200 g portion of chili', ['200 g chili']],
    ['rice pudding (150 g serving)', ['150 g rice pudding']],
    ['bar of dairy milk 100g', ['100 g milk chocolate']],
    ['2 bags of crisps 25g', ['2 25 g crisps']],
    ['4 slices of ham 80g', ['80 g ham']],
    ['3 slices of bread 40g each', ['3 40 g bread']],
    ['row of dairy milk', ['4 square milk chocolate']],
    ['row of chocolate biscuits', ['1 row chocolate biscuits']],
    ['half a korean fried chicken', ['0.5 bird korean fried chicken']],
    ['korean fried chicken half', ['0.5 bird korean fried chicken']],
    ['quarter chicken breast and chips', ['0.25 bird roast chicken', 'fries']],
    ['half a chicken breast', ['0.5 chicken breast']],
    ['12 inch pepperoni pizza', ['1 medium pepperoni pizza']],
    ['half a 12" margherita', ['0.5 medium margherita']],
    ['pizza slice and 6 inch meatball sub', ['1 slice pizza', '1 meatball sub']],
    ['2 slices of 16 inch cheese pizza', ['2 slice extra large cheese pizza']],
    ['a banana (half)', ['0.5 banana']],
    ['cookies (x3)', ['3 cookies']],
    ['coffee with half & half', ['coffee', '(half & half)']],
    ['3 after eights', ['3 after eights']],
    ['l&p 300ml', ['300 ml l&p']],
    ['handfull of nuts', ['1 handful nuts']],
    ['2 cupfulls of rice', ['2 cup rice']],
    ['mug full of soup', ['1 mug soup']],
    ['pizza my wife made', ['pizza']],
    ['half a banana the little one didnt finish', ['0.5 banana']],
    ['coffee i made with milk', ['coffee', '(milk)']],
    ['for lunch i made pasta', ['pasta']],
    ['half the pizza we ordered', ['0.5 pizza']],
    ['toast with the jam we made', ['toast', '(jam)']],
    ['the chicken we had for dinner and rice', ['chicken', 'rice']],
    ['today i had for breakfast eggs and toast', ['2 eggs', 'toast']],
    ['mango with chili', ['mango', '(chili powder)']],
    ['hot dog with chili', ['hot dog', '(chili)']],
    ['steak with chili', ['steak', '(chili powder)']],
    ['16 inch pizza 1 slice', ['1 slice extra large pizza']],
    ['half a packet of crisps 25g', ['0.5 25 g crisps']],
    ['whole fried chicken shared between 4', ['0.25 bird fried chicken']],
    ['almonds (handful)', ['1 handful almonds']],
    ['soup (half a bowl)', ['0.5 bowl soup']],
    ['sandwich (ham)', ['ham sandwich']],
    ['milka whole bar', ['1 bar milk chocolate']],
    ['dairy milk', ['milk chocolate bar']],
    ['2 big macs', ['2 big macs']],
    ['bacon 2 rashers, toast', ['2 rasher back bacon rasher', 'toast']],
    ['chicken 2 drumsticks', ['2 chicken drumsticks']],
    ['10 almonds soaked', ['10 almonds']],
    ['a big mac and fries', ['1 big mac', 'fries']],
    ['a large apple', ['1 large apple']],
    ['today i ordered a croissant', ['1 croissant']],
    ['coffee with dairy milk', ['coffee', '(dairy milk)']],
    ['chicken curry we had left over', ['chicken curry']],
  ])('%s', (typed, foods) => {
    expect(read(typed)).toEqual(foods);
  });
});

describe('words that the food beside them explains', () => {
  test.each([
    ['Salat mit Sauce', ['mixed salad', '(italian dressing)']],
    ['ensalada con salsa', ['mixed salad', '(italian dressing)']],
    ['green salad, sauce', ['green salad', 'italian dressing']],
    ['salad with salsa', ['salad', '(salsa)']],
    ['Schnitzel mit Soße', ['pork schnitzel', '(gravy)']],
    ['Nudeln mit Sauce', ['Nudeln', '(tomato sauce)']],
    ['rice with sauce', ['rice', '(sauce)']],
    ['2 idlis and filter coffee', ['2 idlis', 'south indian filter coffee']],
    ['toast and filter coffee', ['toast', '(filter coffee)']],
    ['nasi', ['nasi goreng']],
    ['nasi with rendang', ['nasi', '(rendang)']],
    ['can of Vimto', ['1 can fizzy vimto']],
    ['eggs and toast', ['2 eggs', 'toast']],
    ['egg and toast', ['egg and toast']],
    ['hash brown, sausage patty, biscuit', ['hash brown patty', 'sausage patty', 'buttermilk biscuit']],
    ['bacon roll, biscuit', ['bacon roll', 'biscuit']],
    ['schnitty with chips', ['schnitty', '(fries)']],
    ['taro milk tea', ['taro milk tea']],
    ['2 roti sabzi', ['2 roti', 'sabzi']],
    ['dal 2 roti', ['dal', '2 roti']],
    ['poulet roti', ['poulet roti']],
    ['bread jam', ['bread', '(jam)']],
    ['chai biscuit', ['chai', 'biscuit']],
    ['bread pudding', ['bread pudding']],
    ['tandoori roti', ['tandoori roti']],
    ['coffee with 3 creams', ['coffee', '(3 tbsp light cream)']],
    ['coffee with 2 sugars and cream', ['coffee', '(2 sugars)', '(light cream)']],
    ['coffee with heavy cream', ['coffee', '(heavy cream)']],
    ['tea, scone with cream', ['tea', 'scone', '(cream)']],
    ['noodle kugel', ['noodle kugel']],
    ['carvery', ['carvery']],
    ['sedano carota', ['celery', 'carrot']],
    ['Möhren Zwiebeln', ['carrot', 'onion']],
    ['bacon & eggs for sunday', ['bacon', 'eggs']],
    ['huevos camperos', ['camperos eggs']],
    ['maïs', ['maïs']],
    ['jus d’orange', ['jus d’orange']],
  ])('%s is %j', (typed, foods) => expect(read(typed)).toEqual(foods));
});

describe('oats that are weighed before cooking', () => {
  test.each([
    ['Haferflocken 60g', ['60 g dry oats']],
    ['Haferflocken 60g mit Milch', ['60 g dry oats', '(Milch)']],
    ['avena 50 g', ['50 g dry oats']],
    ['steel cut oats 40g', ['40 g dry oats']],
    ['40 g cooked oats', ['40 g cooked oats']],
    ['200 g porridge', ['200 g porridge']],
    ['1 cup oatmeal', ['1 cup oatmeal']],
  ])('%s is %j', (typed, foods) => expect(read(typed)).toEqual(foods));
});

describe('shares and ranges', () => {
  test.each([
    ['100-150 g Quark mit 1 EL Honig', ['125 g Quark', '(1 tbsp Honig)']],
    ['a pint and a half of lager', ['1.5 pint lager']],
    ['500 g Nudeln für 4 Personen', ['125 g dry Nudeln']],
    ['the rest of the tomato soup', ['tomato soup']],
  ])('%s is %j', (typed, foods) => expect(read(typed)).toEqual(foods));
});

describe('the food of an amount before ‘with’', () => {
  test.each([
    ['2 tbsp hummus with carrots', ['2 tbsp hummus', '(carrots)']],
    ['1 scoop whey with milk', ['1 scoop whey protein', '(250 ml milk)']],
    ['30g whey with oat milk', ['30 g whey', '(250 ml oat milk)']],
    ['mass gainer 150g with milk', ['150 g mass gainer', '(250 ml milk)']],
    ['50g muesli with milk', ['50 g muesli', '(milk)']],
    ['250g muesli with milk', ['250 g muesli with milk']],
    ['1 tbsp milk with coffee', ['1 tbsp milk', '(coffee)']],
  ])('%s is %j', (typed, foods) => {
    expect(read(typed)).toEqual(foods);
  });
});

test.each(['tuna jacket potato', 'cheese and beans jacket potato', 'ham cheese baked potato'])(
  '%s is a potato and its filling',
  (name) => {
    expect(composedOf(name)?.base).toMatch(/potato$/);
  },
);

describe('an amount and a size', () => {
  test.each([
    ['2 slices whole wheat toast', '2 slice whole wheat toast'],
    ['half an avocado', '0.5 avocado'],
    ['half a pint of bitter', '0.5 pint bitter'],
    ['half pint of bitter', '0.5 pint bitter'],
    ['greek yogurt 170 g', '170 g greek yogurt'],
    ['latte grande', 'grande latte'],
    ['large coke', 'large coke'],
    ['a large glass of white wine', '1 glass large white wine'],
    ['12 oz can of coke', '1 12 oz can coke'],
    ['bowl of tomato soup', '1 bowl tomato soup'],
    ['handful of almonds', '1 handful almonds'],
    ['tablespoon of ketchup', '1 tbsp ketchup'],
    ['double espresso', '2 espresso'],
    ['1,5 cups quinoa', '1.5 cup quinoa'],
    ['0.5 l beer', '0.5 l beer'],
    ['half a litre of milk', '0.5 l milk'],
    ['1 liter milk', '1 l milk'],
    ['chicken wings, 6', '6 chicken wings'],
    ['medjool dates x3', '3 medjool dates'],
    ['rice, cooked', 'cooked rice'],
    ['can of tuna', '1 can canned tuna'],
    ['can of cola', '1 can cola'],
    ['cookie', 'cookie'],
    ['pretzel', 'soft pretzel'],
    ['10 pretzels', '10 pretzels'],
    ['scrmbled eggs', 'scrambled eggs'],
    ['2 tbsp pb', '2 tbsp peanut butter'],
    ['subway 6 inch turkey', '1 subway turkey sub'],
    ['footlong tuna sub', '2 tuna sub'],
    ['subway footlong turkey', '2 subway turkey sub'],
    ['turkey footlong', '2 turkey sub'],
    ['subway footlong', '2 italian sub'],
    ['cappuccino', 'cappuccino'],
    ['weetabix 2', '2 weetabix'],
    ['weetabix 2 1/2', '2.5 weetabix'],
    ['30g oats', '30 g dry oats'],
    ['3 weetabix', '3 weetabix'],
    ['sunny side up eggs', 'fried eggs'],
    ['bowl of oats', '1 bowl oats'],
    ['leftover chili', 'chili'],
    ['mum’s apple pie', 'apple pie'],
    ['curry from yesterday', 'curry'],
    ['omelette with 3 eggs', '3 eggs'],
    ['3 egg omelette', '183 g omelette'],
    ['rice 150g cooked', '150 g cooked rice'],
    ['roadhouse 6oz sirloin', '6 oz roadhouse sirloin'],
    ['tacos 3 beef', '3 beef tacos'],
    ['bottle of wine half', '0.5 bottle wine'],
    ['3 musketeers', '3 musketeers'],
    ['7 up', '7 up'],
    ['4 cheese pizza', '4 cheese pizza'],
    ['mcdonalds large fries', 'large mcdonalds fries'],
    ['large fries burger king', 'large fries burger king'],
    ['whiskey neat', 'whiskey'],
    ['chobani peach', 'chobani'],
    ['seaweed snack 1 pack', '1 bag seaweed snack'],
    ['börek, 1 slice', '1 slice börek'],
    ['mandu', 'mandu'],
    ['steak 250g rare', '250 g steak'],
    ['half a footlong chicken', '1 chicken sub'],
    ['quarter chicken', '0.25 bird roast chicken'],
    ['half a rotisserie chicken', '0.5 bird rotisserie chicken'],
    ['quarter pounder', 'quarter pounder'],
    ['half of a pizza', '0.5 pizza'],
    ['third of a large pepperoni pizza', `${1 / 3} large pepperoni pizza`],
    ['one and a half bananas', '1.5 bananas'],
    ['half a dozen oysters', '6 oysters'],
    ['chicken breast (150g)', '150 g chicken breast'],
    ['steak 200g medium rare', '200 g steak'],
    ['lge chkn salad', 'large chicken salad'],
    ['for lunch I had a turkey sandwich', '1 turkey sandwich'],
    ['had 2 eggs', '2 eggs'],
    ['5 guys cheeseburger', '5 guys cheeseburger'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]));
});

describe('several foods', () => {
  test.each([
    ['eggs and bacon', ['eggs', 'bacon']],
    ['1 cup rice and 200g chicken breast', ['1 cup rice', '200 g chicken breast']],
    ['oatmeal with whole milk', ['oatmeal', '(whole milk)']],
    ['coffee with cream and sugar', ['coffee', '(light cream)', '(sugar)']],
    ['toast and marmalade', ['toast', '(marmalade)']],
    ['2 eggs, toast; orange juice', ['2 eggs', 'toast', 'orange juice']],
    ['turkey and cheddar sandwich', ['turkey sandwich', '(cheddar)']],
    ['cheeseburger and chips', ['cheeseburger', 'fries']],
    ['Brötchen mit Butter', ['Brötchen', '(Butter)']],
    ['rice pilaf with butter 1 cup', ['1 cup rice pilaf', '(butter)']],
    ['simit mit Käse', ['simit', '(cheese)']],
    ['2 eggs on toast', ['2 eggs', 'toast']],
    ['half an avocado on toast', ['0.5 avocado', 'toast']],
    ['1 tbsp peanut butter on toast', ['1 tbsp peanut butter', 'toast']],
    ['steak and side salad', ['steak', 'side salad']],
    ['2 eggs 1 toast', ['2 eggs', '1 toast']],
    ['3 weetabix skim milk', ['3 weetabix', '(skim milk)']],
    ['2 eggs over easy', ['2 fried eggs']],
    ['coffee 2 sugars', ['coffee', '2 sugars']],
    ['rice n beans', ['rice and beans']],
    ['dal and 2 rotis', ['dal', '2 rotis']],
    ['omelette with 3 eggs, ham and cheese', ['3 eggs', 'ham', 'cheese']],
    ['2 and 1/2 cups rice', ['2.5 cup rice']],
    ['tortilla chips and salsa', ['tortilla chips', 'salsa']],
    ['fish fingers chips and beans', ['fish fingers', 'fries', 'baked beans']],
    ['turkey, lettuce and tomato sandwich with mustard', ['turkey lettuce tomato sandwich', '(mustard)']],
    ['lentils, soup and ham sandwich', ['lentils', 'soup', 'ham sandwich']],
    ['salmon curry and rice', ['salmon curry and rice']],
    ['sausage egg and hash browns', ['sausage', 'egg', 'hash browns']],
    ['2 coffees w/ 1 tbsp half and half each', ['2 coffees', '(2 tbsp half and half)']],
    ['souvlaki 2 skewers', ['2 stick souvlaki']],
    ['bread dipped in olive oil', ['bread', '(olive oil)']],
    ['latte oat milk large', ['large oat latte']],
    ['coffee with a splash of oat milk', ['coffee', '(1 splash oat milk)']],
    ['coffee cream and sugar', ['coffee', '(light cream)', '(sugar)']],
    ['cheese pizza slice', ['1 slice cheese pizza']],
    ['milk tea with boba', ['milk tea with boba']],
    ['jelly and ice cream', ['gelatin dessert', 'ice cream']],
    ['pbj on white', ['pbj']],
    ['ham and swiss on rye', ['ham', 'swiss', 'rye sandwich bread']],
    ['protein shake with almond milk', ['1 scoop whey protein', '(250 ml almond milk)']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});

test('an omission belongs to the food it was typed with', () => {
  const without = (text: string) =>
    readTypedMeal(text).map(({ name, without: terms }) => [name, ...terms].join(' − '));
  expect(without('bunless burger')).toEqual(['burger − bun']);
  expect(without('salad, no dressing, 2 eggs and toast w/o butter')).toEqual([
    'salad − dressing',
    'eggs',
    'toast − butter',
  ]);
  expect(without('coke no sugar and fries')).toEqual(['coke − sugar', 'fries']);
});

describe('one food by its own name', () => {
  test.each([
    'mac and cheese',
    'peanut butter and jelly sandwich',
    'fish and chips',
    'biscuits and gravy',
    'bagel with cream cheese',
    'beans on toast',
    'chili con carne',
    'arroz con pollo',
    'm&ms',
  ])('%s', (text) => expect(read(text)).toHaveLength(1));

  test('also after a brand', () => expect(read('Zibble mac and cheese')).toEqual(['Zibble mac and cheese']));
});

test('a blank text gives no food', () => {
  expect(readTypedMeal('')).toEqual([]);
  expect(readTypedMeal(' , ; 12 ')).toEqual([]);
});

test('reads at most twenty foods and 300 characters', () => {
  expect(readTypedMeal('egg, '.repeat(200)).length).toBeLessThanOrEqual(20);
  expect(readTypedMeal('and '.repeat(5000)).length).toBeLessThanOrEqual(20);
  expect(readTypedMeal(`${'x'.repeat(100_000)}`)[0]?.name.length).toBeLessThanOrEqual(300);
});

test('a food before toast or crackers is a topping if both are known', () => {
  expect(composedOf('nutella toast')).toEqual({ fillings: ['nutella'], base: 'toast' });
  expect(composedOf('turkey bacon swiss toastie')).toEqual({
    fillings: ['turkey bacon', 'swiss'],
    base: 'ciabatta',
  });
  expect(composedOf('turkey zibble wrap')).toBeNull();
  expect(composedOf('zibble toast')).toBeNull();
});

test.each([
  ['tayto cheese and onion', ['tayto']],
  ['salt and vinegar walkers', ['walkers']],
  ['cornetto and cappuccino', ['croissant', 'cappuccino']],
  ['mint cornetto', ['mint cornetto']],
  ['a 99', ['1 99 flake']],
  ['half nandos chicken', ['0.5 bird roast chicken']],
  ['1/2 cup steel cut oats cooked', ['0.5 cup cooked steel cut oats']],
  ['80g oats, 250ml milk', ['80 g dry oats', '(250 ml milk)']],
  ['overnight oats: 80g oats, 250ml milk', ['80 g dry oats', '(250 ml milk)']],
  ['mac and cheese, half the box', ['0.5 box mac and cheese']],
  ['biscuits and gravy, 2 biscuits', ['2 biscuits and gravy']],
  ['shake shack shackburger', ['shake shack shackburger']],
  ['dominos 2 slices thin crust veggie', ['2 slice thin crust veggie pizza']],
  ['a mars duo', ['1.5 mars bars']],
  ['gelato two scoops', ['gelato two scoops']],
  ['weizen 0,5', ['0.5 l weizen']],
  ['banana 0,5', ['0.5 banana']],
  ['banana 0.5', ['0.5 banana']],
  ['choco pie', ['choco pie']],
  ['choco cake', ['chocolate cake']],
  ['1 concha de feijao preto', ['1 ladle cooked black bean']],
])('%s is %j', (typed, foods) => expect(read(typed)).toEqual(foods));

test.each([
  // A flavour before an amount is still the maker's.
  ['fanta orange 50cl', ['50 cl fanta']],
  // A chain before a food that is eaten singly.
  ['mcdonalds hash brown', ['hash brown patty']],
  ['medium onion rings bk', ['medium onion rings bk']],
  ['tuna 100g', ['100 g tuna']],
])('%s is %j', (typed, foods) => expect(read(typed)).toEqual(foods));

test('takes a foreign name in the singular as one', () => {
  expect(readTypedMeal('quesadilla de queso')[0]?.amount.isOne).toBe(true);
  expect(readTypedMeal('quesadillas de queso')[0]?.amount.isOne).toBeUndefined();
});

test('keeps the typed words', () =>
  expect(readTypedMeal('chiken sandwhich and oj').map(({ text }) => text)).toEqual([
    'chiken sandwhich',
    'oj',
  ]));

test('a burger meal includes fries', () =>
  expect(composedOf('large big mac meals')).toEqual({
    fillings: ['fries'],
    mealSize: 'large',
    base: 'big mac',
  }));

test.each(['constructor', '__proto__', '2 constructors', 'toString sandwich', 'eggs without constructor'])(
  '%s is an ordinary word',
  (text) => {
    const foods = readTypedMeal(text);
    expect(foods.length).toBeGreaterThan(0);
    for (const { name } of foods) expect(name).toBeTypeOf('string');
  },
);

test.each([
  ['saucisson sec', ['saucisson sec']],
  ['verre de vin blanc sec', ['white wine sec']],
  ['2 bec', ['bacon egg and cheese sandwich']],
])('the abbreviations of American counters are no words of other languages: %s', (text, names) => {
  expect(readTypedMeal(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['porridge made with 40g oats and 200ml milk', ['dry oats', 'milk']],
  ['oatmeal made with 50 g oats, 100 ml milk and 1 tbsp honey', ['dry oats', 'milk', 'honey']],
  ['omelette made of 3 eggs and 20g cheese', ['eggs', 'cheese']],
])('a dish told with its measured parts is these parts: %s', (text, names) => {
  expect(readTypedMeal(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['cup of nescafe', 'coffee'],
  ['mug of instant coffee', 'coffee'],
  ['cup of bouillon', 'beef broth'],
  ['2 tbsp nescafe', 'nescafe'],
])('a powder or a cube in a cup is the drink: %s', (text, name) => {
  expect(readTypedMeal(text).map((food) => food.name)).toEqual([name]);
});

/** Characters, words, brackets, signs and scripts, repeated up to the longest text. */
const REPEATED = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
      fc.constantFrom(
        ...'and with (,) 2 ½ half cup of no toast chicken mit z łyżka 炒饭 x 99 % / - : ; from'.split(' '),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => `${parts.join(' ')} `.repeat(LONGEST_MEAL).slice(0, LONGEST_MEAL));

/**
 * Milliseconds of the processor for the longest text, of which the least of a few runs counts. Usual are ten; a reader that is not
 * linear needs far more than several times that.
 */
const MOST_MS = 60;

test('any 300 characters are read in a few milliseconds', () => {
  readTypedMeal('warm up, 2 eggs');
  fc.assert(
    fc.property(REPEATED, (text) => {
      const times = Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        readTypedMeal(text);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      });
      expect(Math.min(...times)).toBeLessThan(MOST_MS);
    }),
    { numRuns: 100 },
  );
});

test('what was read points back to the typed characters', () => {
  const typed = 'oj, 2 slices of toast w/ pb (crunchy) and chiken n chips 200g';
  for (const { text } of readTypedMeal(typed)) expect(typed).toContain(text);
});

describe('amounts and what is left out in other languages', () => {
  test.each([
    ['6er Pack Eier', ['6 piece egg']],
    ['3 caixas de leite', ['3 carton milk']],
    ['un bolillo', ['1  dinner roll']],
    ['una concha y un café de olla', ['1  pan dulce', '1  cafe de olla']],
    ['3 EL Müsli mit Joghurt', ['3 tbsp muesli', 'null  yogurt']],
    ['2 eggs pls', ['2  egg']],
    ['no eggs left', []],
    ['3 slices of dominos pepperoni', ['3 slice pepperoni pizza']],
    ['2 etti di prosciutto', ['2 hg prosciutto']],
  ])('%s is %j', (typed, foods) => {
    expect(readTypedMeal(typed).map(({ amount, food }) => `${amount.count} ${amount.unit} ${food}`)).toEqual(
      foods,
    );
  });

  test.each([
    ['halbe Brezel ohne Salz', ['salt']],
    ['Currywurst ohne Senf', ['mustard']],
    ['suco de laranja, sem açúcar', ['sugar']],
    ['hamburger sans fromage', ['cheddar cheese']],
    ['caffè senza zucchero', ['sugar']],
  ])('%s is without %j', (typed, without) => {
    expect(readTypedMeal(typed).map((food) => food.without)).toEqual([without]);
  });

  test('what is typed is shown with the bracket that closes it', () => {
    expect(readTypedMeal('rice (about a kilo)').map(({ text }) => text)).toEqual(['rice (about a kilo)']);
  });
});
