import { foods } from '@game-plan/contracts/food/foods';
import { meals } from '@game-plan/contracts/food/meals';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({ hasFoods: true });
  client = await insertAdmin(app);
});
afterAll(() => app.close());

const read = async (text: string, person = client) =>
  (await person.call(foods.readMeal, { query: { text } })).lines;

const readLines = async (text: string, person = client) =>
  (await read(text, person)).map(({ food, amount }) =>
    food && amount
      ? `${amount.quantity} ${amount.unit} ${food.description}, ${Math.round(amount.calories ?? 0)} cal`
      : null,
  );

describe('a typed meal', () => {
  test.each([
    ['2 slices whole wheat toast', ['2 slice Whole wheat toast, 184 cal']],
    ['greek yogurt 170 g', ['170 g Greek yogurt, 100 cal']],
    ['oatmeal with whole milk', ['1 bowl Cooked oatmeal, 170 cal', '125 g Milk, 76 cal']],
    [
      '1 cup rice and 200g chicken breast',
      ['1 cup Cooked white rice, 205 cal', '200 g Cooked chicken breast, 330 cal'],
    ],
    ['mac and cheese', ['1 cup Mac and cheese, 328 cal']],
    ['lassi sweet', ['1 glass Sweet lassi, 180 cal']],
    ['leberkaese semmel', ['1 piece Roll with meat loaf, 525 cal']],
    ['half a korean fried chicken', ['0.5 bird Korean fried chicken, 900 cal']],
    ['spag bol', ['1 plate Spaghetti with meat sauce, 484 cal']],
    ['2 tbsp light ranch', ['2 tbsp Light ranch dressing, 48 cal']],
    ['2 tbsp ranch, fat free', ['2 tbsp Fat free ranch dressing, 32 cal']],
    ['2 percent milk', ['1 glass Reduced fat milk, 122 cal']],
    ['1 per cent milk', ['1 glass Low fat milk, 102 cal']],
    ['5% fat mince', ['120 g Cooked extra lean ground beef, 232 cal']],
    ['light dressing', ['2 tbsp Light salad dressing, 52 cal']],
    ['2 tbsp light caesar dressing', ['2 tbsp Light caesar dressing, 33 cal']],
    ['coconut milk light', ['0.25 cup Light coconut milk, 41 cal']],
    ['peaches in syrup', ['0.5 cup Peaches in syrup, 68 cal']],
    ['pears in light syrup', ['0.5 cup Pear in syrup, 74 cal']],
    ['fruit in syrup', ['0.5 cup Fruit cocktail in syrup, 78 cal']],
    ['180 ml baby formula', ['180 ml Infant formula, 123 cal']],
    ['2 scoops infant formula powder', ['2 scoop Infant formula powder, 89 cal']],
    ['an old fashioned', ['1 glass Old fashioned cocktail, 156 cal']],
    ['old fashioned oats', ['1 bowl Cooked oatmeal, 170 cal']],
    ['skinny vanilla latte', ['1 cup Skinny vanilla latte, 121 cal']],
    ['lentil dahl', ['1 serving Lentil curry, 211 cal']],
    ['handful of frozen berries', ['1 handful Mixed berries, frozen, 36 cal']],
    ['mac n cheese, one box', ['1 box Mac and cheese, 885 cal']],
    ['2 big mac meals', ['2 piece Big mac burger, 1126 cal', '2 serving Fast food french fries, 730 cal']],
    ['half a dominos pizza', ['0.5 medium Pizza, 871 cal']],
    ['12 pieces of maki', ['12 piece Maki piece, 334 cal']],
    ['2 salmon maki rolls', ['2 roll Maki piece, 337 cal']],
    ['1/4 of a packet of digestives', ['0.25 packet Digestive biscuit, 179 cal']],
    ['verre de rouge', ['1 glass Red wine, 128 cal']],
    ['mercimek soup', ['1 bowl Lentil soup, 180 cal']],
    ['burrito bowl with steak, rice and beans', ['1 serving Chicken burrito bowl, 698 cal']],
    [
      'roast lamb with yorkshire puddings',
      ['120 g Roast lamb, 310 cal', '2 piece Yorkshire pudding, 214 cal'],
    ],
    ['half a cold slice of toast with peanut butter', ['0.5 slice Peanut butter toast, 113 cal']],
    ['tin of mackerel in tomato sauce', ['1 can Sardine in tomato sauce, canned, 231 cal']],
    ['greek yogurt cup with granola on top', ['1 pot Greek yogurt, 100 cal', '40 g Granola, 196 cal']],
    ['2 scoops mint choc chip', ['2 scoop Ice cream, 248 cal']],
    ['mooncake 1/4', ['0.25 piece Mooncake, 153 cal']],
    ['schooner of new', ['1 schooner Beer, 183 cal']],
    ['greek yogurt cup', ['1 pot Greek yogurt, 100 cal']],
    ['rice pudding pot', ['1 pot Rice pudding pot, 185 cal']],
    [
      'half a cup of rice and some beans',
      ['0.5 cup Cooked white rice, 103 cal', '0.5 cup Cooked pinto beans, 122 cal'],
    ],
    ['linguine', ['1 bowl Cooked pasta, 348 cal']],
    ['grilled chicken', ['120 g Cooked chicken breast, 198 cal']],
    ['greek salad', ['1 bowl Greek salad with dressing, 298 cal']],
    ['nutella toast', ['1 slice Toast, 87 cal', '1 tbsp Hazelnut spread, 100 cal']],
    ['scrambeld eggs', ['2 piece Scrambled egg, 182 cal']],
    ['pot noodle chicken and mushroom', ['1 pot Cup noodles, 343 cal']],
    ['pot noodle with chicken', ['1 pot Cup noodles, 343 cal', '100 g Roast chicken, 223 cal']],
    ['chicken doner kebab and chips', ['1 serving Kebab and chips, 910 cal']],
    ['hot chocolate with semi skimmed milk', ['1 cup Hot chocolate, 193 cal']],
    ['tymbark apple mint 500ml', [null]],
    ['mac and cheese leftover', ['1 cup Mac and cheese, 328 cal']],
    ['microwave mac and cheese', ['1 cup Mac and cheese, 328 cal']],
    ['chicken alfredo pasta', ['1 plate Chicken alfredo, 549 cal']],
    ['roast lamb with veg and gravy', ['1 plate Roast chicken dinner, 758 cal']],
    [
      'steak with chips and salad',
      [
        '150 g Cooked beef steak, 329 cal',
        '1 medium Fast food french fries, 365 cal',
        '1 bowl Garden salad without dressing, 36 cal',
      ],
    ],
    ['fish tacos and chips', ['2 piece Fish taco, 550 cal', '1 bag Potato chips, 149 cal']],
    ['veggie chili with rice', ['1 plate Vegetarian chili with rice, 531 cal']],
    ['3 schooners', ['3 schooner Beer, 548 cal']],
    ['scrambled eggs on toast x2 slices', ['2 piece Scrambled egg, 182 cal', '2 slice Toast, 174 cal']],
    ['iced coffee milk 500ml', ['500 ml Iced coffee milk, 289 cal']],
    ['flavoured water', [null]],
    ['sauteed spinach', ['0.5 cup Cooked spinach, 21 cal', '1 tsp Vegetable oil, 40 cal']],
    ['spinach sauteed in butter', ['0.5 cup Cooked spinach, 21 cal', '1 tsp Butter, 34 cal']],
    ['1 tsp butter, sauteed spinach', ['1 tsp Butter, 34 cal', '0.5 cup Cooked spinach, 21 cal']],
    ['sauteed spinach, no oil', ['0.5 cup Cooked spinach, 21 cal']],
    ['bagel with lox and cream cheese', ['1 piece Lox bagel, 424 cal']],
    ['core power vanilla', ['1 bottle Lean protein shake, 164 cal']],
    ['oikos triple zero', ['1 pot Greek yogurt, 100 cal']],
    ['a jar of baby food', ['1 jar Fruit puree pouch, 62 cal']],
    ['tap water', ['1 glass Water, 0 cal']],
    ['cough syrup', [null]],
    ['2 eggs with machaca', ['2 piece Huevos con chorizo, 311 cal']],
    ['3 tacos with beef, cheese and salsa', ['3 piece Beef taco, 678 cal']],
    ['poulet frites', ['120 g Roast chicken, 268 cal', '1 medium Fast food french fries, 365 cal']],
    ['jogurt naturalny mały', ['1 pot Yogurt, 78 cal']],
    ['makaron z sosem pomidorowym', ['1 bowl Cooked pasta, 348 cal', '0.5 cup Marinara sauce, 66 cal']],
    [
      'peanut butter banana smoothie',
      ['1 glass Banana berry smoothie, 236 cal', '1 tbsp Peanut butter, 96 cal'],
    ],
    ['milk with horlicks', ['1 cup Hot malted milk, 174 cal']],
    ['huevos with beans', ['2 piece Egg, 143 cal', '0.5 cup Refried beans, canned, 107 cal']],
    ['fish, chips and peas', ['1 serving Fish and chips, 989 cal', '0.5 cup Cooked peas, 67 cal']],
    ['schabowy z ziemniakami', ['1 piece Fried pork cutlet, 385 cal', '1 piece Cooked potato, 145 cal']],
    ['protien shake with water', ['1 scoop Whey protein, 106 cal', '1 glass Water, 0 cal']],
    ['', []],
  ])('%s', async (text, lines) => expect(await readLines(text)).toEqual(lines));

  test('returns state, macros and grams of each food', async () => {
    const [line] = await read('200 g salmon');
    expect(line?.food?.state).toBe('cooked');
    expect(line?.amount).toMatchObject({ quantity: 200, unit: 'g', grams: 1 });
    expect(line?.amount?.protein).toBeCloseTo(44.2, 0);
  });

  test.each([
    // The powder of a drink is spooned or weighed, the drink poured.
    ['20g milo', ['20 g Malt drink powder, 74 cal']],
    ['milo 20g powder', ['20 g Malt drink powder, 74 cal']],
    ['milo', ['1 cup Hot malted milk, 174 cal']],
    ['huel 100g', ['100 g Meal replacement powder, 433 cal']],
    ['huel 500ml', ['500 ml Huel, 326 cal']],
    ['hot chocolate 3 tsp', ['3 tsp Cocoa mix, 50 cal']],
    ['protein shake 30g powder water', ['30 g Whey protein, 106 cal', '1 glass Water, 0 cal']],
    ['45g dairy milk', ['45 g Milk chocolate, 241 cal']],
    ['200ml dairy milk', ['200 ml Milk, 126 cal']],
    // Cereals have the figures of their kind.
    ['special k 40g', ['40 g High protein flake cereal, 142 cal']],
    ['30g rice krispies', ['30 g Rice krispie cereal, 121 cal']],
    ['chex', ['1 bowl Rice square cereal, 125 cal']],
    ['poha', ['1 cup Cooked poha, 267 cal']],
    // What is named after meat and has none.
    ['quorn mince 100g', ['100 g Mycoprotein, 95 cal']],
    ['quorn sausages 2', ['2 piece Veggie sausage, 128 cal']],
    ['linda mccartney sausages', ['2 piece Veggie sausage, 128 cal']],
    // How fat mince is.
    ['lean turkey mince 100g', ['100 g Cooked extra lean ground turkey, 151 cal']],
    ['100g pork mince 5% fat', ['100 g Lean ground pork, raw, 121 cal']],
    ['100g 5% beef mince', ['100 g Extra lean ground beef, raw, 137 cal']],
    // Pieces of what is usually weighed, and packs of so many.
    ['5 crab sticks', ['5 piece Imitation crab, 81 cal']],
    ['6 pack of beer', ['6 can Beer, 916 cal']],
    ['2 rashers bacon', ['2 rasher Back bacon rasher, 137 cal']],
    ['3 slices bacon', ['3 slice Cooked bacon, 112 cal']],
    ['omelette 3 eggs', ['3 piece Egg, 215 cal']],
    ['poached egg on toast', ['1 piece Egg on toast, 194 cal']],
    // Measures and names of other languages; a name of one word that is known is no unread word.
    ['2 bicchieri di vino', ['2 glass Red wine, 255 cal']],
    ['eine tasse kaffee', ['1 cup Coffee, 2 cal']],
    ['jabłko', ['1 piece Apple, 95 cal']],
    ['kopje koffie met melk', ['1 cup Coffee, 2 cal', '30 g Milk, 18 cal']],
    ['kyckling 150g', ['150 g Cooked chicken breast, 248 cal']],
    ['jam sandwich', ['1 piece Jam sandwich, 326 cal']],
    ['bratwurst in a bun', ['1 piece Cooked bratwurst, 283 cal', '1 piece Hamburger bun, 123 cal']],
    // What looks like a size, a unit or an English word in a product's name.
    ['mini cheddars', ['1 handful Savoury biscuit, 114 cal']],
    ['reeses cup', ['2 piece Peanut butter cup, 175 cal']],
    ['robinsons squash', ['1 glass Diluted squash, 31 cal']],
    ['nandos half chicken', ['0.5 bird Roast chicken, 680 cal']],
    ['swiss miss', ['1 cup Hot chocolate, 193 cal']],
    ['une pomme', ['1 piece Apple, 95 cal']],
    ['pommes', ['1 medium Fast food french fries, 365 cal']],
    ['scotch and soda', ['1 shot Whiskey, 110 cal', '1 glass Sparkling water, 0 cal']],
    ['pint of cider and black', ['1 pint Hard cider, 318 cal']],
    // An amount is of what it stands before; a packet of what is eaten from a plate is the plate.
    ['1/4 cup hummus with carrots', ['0.25 cup Hummus, 146 cal', '1 piece Carrot, raw, 25 cal']],
    ['rice with eggs', ['1 cup Cooked white rice, 205 cal', '2 piece Egg, 143 cal']],
    ['toast with egg', ['1 slice Toast, 87 cal', '1 piece Egg, 72 cal']],
    ['vegan protein bar', ['1 bar Plant protein bar, 217 cal']],
    ['mie goreng 1 pack', ['1 bag Stir fried rice noodle with egg, 583 cal']],
    // Fries are beside what is hot, and a bar of a cereal is a cereal bar.
    ['sausage roll and chips', ['1 piece Sausage roll, 307 cal', '1 medium Fast food french fries, 365 cal']],
    [
      'ham roll and chips',
      ['1 piece Dinner roll, 186 cal', '48 g Ham, 79 cal', '1 bag Potato chips, 149 cal'],
    ],
    ['rice krispies bar', ['1 bar Granola bar, 141 cal']],
    ['spice bag', ['1 serving Spice bag, 816 cal']],
    // Spirits by their own names.
    ['grappa', ['1 shot Brandy, 102 cal']],
    ['bottle of soju', ['1 bottle Soju, 374 cal']],
    ['ginger beer', ['1 can Ginger ale, 121 cal']],
  ])('%s', async (text, lines) => expect(await readLines(text)).toEqual(lines));

  test.each([
    ['40 g oats', ['40 g Oats, dry, 152 cal']],
    ['tuna sandwich no mayo', ['1 piece Tuna sandwich, no mayo, 307 cal']],
    ['burger no bun', ['1 piece Hamburger, no bun, 190 cal']],
    ['coffee, black, no sugar', ['1 cup Coffee, 2 cal']],
    ['coke no sugar', ['1 can Diet cola, 7 cal']],
    ['salad without dressing', ['1 bowl Garden salad without dressing, 36 cal']],
    ['fish and chips, no chips', ['1 serving Fish and chips, no chips, 378 cal']],
    ['quarter chicken', ['0.25 bird Roast chicken, 340 cal']],
    ['muffin 350 calories', ['0.83 piece Muffin, 352 cal']],
    ['restaurant, 700 kcal', [null]],
    ['pho with beef', ['1 bowl Beef pho, 462 cal']],
    ['veggie omelette', ['1 piece Vegetable omelette, 203 cal']],
    ['5 gummy bears', ['5 piece Gummy candy, 44 cal']],
    ['nescafe zibble with milk', [null, '125 g Milk, 76 cal']],
    [
      'cereal, banana, milk',
      ['1 bowl Corn flakes, 128 cal', '1 piece Banana, 105 cal', '125 g Milk, 76 cal'],
    ],
  ])('%s', async (text, lines) => expect(await readLines(text)).toEqual(lines));

  test('has no food id when figures of the whole do not apply, and lists what could not be left out', async () => {
    const [burger] = await read('burger no bun');
    expect(burger).toMatchObject({ food: { description: 'Hamburger, no bun' }, unread: [] });
    expect(burger?.food?.fdcId).toBeUndefined();
    expect(await read('paella without rice')).toMatchObject([
      { food: { description: 'Seafood paella' }, unread: ['no rice'] },
    ]);
  });

  test('lists unread words and drops none', async () => {
    expect((await read('Chobani greek yogurt'))[0]?.unread).toEqual(['Chobani']);
    expect(await read('50 g reduced fat hummus')).toMatchObject([
      { food: { description: 'Hummus' }, unread: ['reduced fat'] },
    ]);
    expect(await read('2 eggs and xqzwvk')).toMatchObject([
      { food: { description: 'Egg' }, unread: [] },
      { food: null, amount: null, text: 'xqzwvk', unread: ['xqzwvk'] },
    ]);
  });

  test.each(['jabłko', 'huevos', 'vino rosso', 'Apfel'])('%s is read whole', async (text) => {
    expect((await read(text)).flatMap(({ unread }) => unread)).toEqual([]);
  });

  test('is not guessed from the last word of a dish', async () => {
    expect(await read('8 pieces zibble roll')).toMatchObject([{ food: null, unread: ['zibble roll'] }]);
    expect(await readLines('8 pieces california roll')).toEqual(['8 piece California roll, 226 cal']);
    expect(await readLines('kadhi')).toEqual(['1 bowl Kadhi, 125 cal']);
  });

  test('marks foods with the person’s allergens', async () => {
    const other = await insertPerson(app, 'allergic');
    await other.call(profile.update, { body: { allergies: ['dairy'] } });
    expect((await read('toast with butter', other)).map(({ food }) => food?.contains)).toContainEqual([
      'milk',
    ]);
  });

  test('may have at most 300 characters', async () => {
    const refused = await client.refused(foods.readMeal, { query: { text: 'a'.repeat(301) } });
    expect(refused.status).toBe(400);
  });
});

test.each(['한', 'ế', 'a', '汉'])('a word of 300 %s names no food, and is no error', async (letter) => {
  const [line, ...others] = await read(letter.repeat(300));
  expect(others).toEqual([]);
  expect(line?.food).toBeNull();
});

test('a food that stands in for a maker’s says so, in the search and as read', async () => {
  const of = async (query: string) => {
    const [found] = await client.call(foods.search, { query: { query } });
    const [line] = await read(query);
    return [found?.standsInFor, line?.food?.standsInFor];
  };
  expect(await of('costa latte')).toEqual(['costa', 'costa']);
  expect(await of('Hellmann’s')).toEqual(['Hellmann’s', 'Hellmann’s']);
  expect(await of('latte')).toEqual([undefined, undefined]);
});

describe('the suggested portion', () => {
  const portionOf = async (query: string, person: TestClient) => {
    const [first] = await person.call(foods.search, { query: { query } });
    return first?.portion;
  };

  test('is the usual one', async () => {
    expect(await portionOf('ketchup', client)).toEqual({ quantity: 1, unit: 'tbsp' });
    expect(await portionOf('red wine', client)).toEqual({ quantity: 1, unit: 'glass' });
  });

  test('is the one the person logged last, not anybody else', async () => {
    const eater = await insertPerson(app, 'eater');
    const [rice] = await eater.call(foods.search, { query: { query: 'rice' } });
    const logged = (date: string, quantity: number) =>
      eater.call(meals.create, {
        body: {
          type: 'lunch',
          date,
          foods: [
            {
              name: rice?.description ?? '',
              fdcId: rice?.fdcId,
              quantity,
              unit: 'g',
              calories: 100,
              protein: 1,
              carbs: 20,
              fat: 1,
            },
          ],
        },
      });
    await logged('2026-11-20', 250);
    await logged('2026-11-18', 90);
    expect(await portionOf('rice', eater)).toEqual({ quantity: 250, unit: 'g' });
    expect(await readLines('rice', eater)).toEqual(['250 g Cooked white rice, 325 cal']);
    expect(await readLines('1 cup rice', eater)).toEqual(['1 cup Cooked white rice, 205 cal']);
    expect(await portionOf('rice', client)).toEqual({ quantity: 1, unit: 'cup' });
  });

  test('of what is added is the last one beside the same food only', async () => {
    const eater = await insertPerson(app, 'milk-eater');
    const usual = await readLines('tea with milk', eater);
    const alone = await portionOf('milk', eater);
    const { lines } = await eater.call(foods.readMeal, { query: { text: 'bran flakes with milk' } });
    const [flakes, milk] = lines;
    expect(milk?.addedTo).toBe(0);
    const logged = { quantity: 180, unit: 'ml', calories: 110, protein: 6, carbs: 9, fat: 6 };
    await eater.call(meals.create, {
      body: {
        type: 'breakfast',
        date: '2026-11-20',
        foods: [
          {
            ...logged,
            name: milk?.food?.description ?? '',
            fdcId: milk?.food?.fdcId,
            addedTo: flakes?.food?.description,
          },
        ],
      },
    });
    expect(await readLines('tea with milk', eater)).toEqual(usual);
    expect(await portionOf('milk', eater)).toEqual(alone);
    expect((await readLines('bran flakes with milk', eater))[1]).toMatch(/^180 ml/);
  });
});
