import { expect, test } from 'vitest';
import { readTypedMeal } from '../../typed-meal.ts';

/** The foods of a typed meal with count and unit; added ones in brackets. */
const read = (text: string) =>
  readTypedMeal(text).map(({ name, amount: { count, unit }, addedTo }) => {
    const food = [count ?? '', unit, name].filter((part) => part !== '').join(' ');
    return addedTo === null ? food : `(${food})`;
  });

test.each([
  // German, with verbs behind the noun and compounds.
  ['2 Eier gekocht', ['2 boiled egg']],
  ['Marmeladenbrot', ['1 slice bread', '(marmeladen)']],
  ['Schokoriegel', ['chocolate bar']],
  ['2 Kugeln Eis', ['2 scoop ice cream']],
  ['Feierabendbier', ['500 ml beer']],
  ['2 EL Öl', ['26 g vegetable oil']],
  ['1 c. à soupe de miel', ['1 tbsp honey']],
  ['kanapki z szynką 2', ['2 kanapki', '(ham)']],
  ['birra media', ['400 ml beer']],
  // Dutch.
  ['2 boterhammen met ham', ['2 slice bread', '(deli ham)']],
  ['Schnitzel mit Pommes und Salat', ['Schnitzel mit Pommes', 'mixed salad']],
  ['gebakken ei', ['fried egg']],
  ['plak kaas', ['1 slice gouda']],
  ['glas melk', ['1 glass milk']],
  ['boterham met choco', ['1 slice bread', '(hazelnut spread)']],
  ['Zopf mit Anke und Konfi', ['40 g brioche', '(butter)', '(jam)']],
  // Finnish, in which 'with' is an ending.
  ['2 viipaletta ruisleipää juustolla', ['2 slice rye bread', '(cheese)']],
  ['lihapullat ja perunamuusi', ['meatballs', 'mashed potato']],
  // Swedish, Danish and Norwegian.
  ['2 knekkebrød med leverpostei', ['2 crispbread', '(chicken liver pate)']],
  ['makrell i tomat på brød', ['mackerel in tomato sauce', '(1 slice bread)']],
  ['macka med leverpastej', ['1 slice bread', '(chicken liver pate)']],
  ['kokt ägg', ['boiled egg']],
  ['kaffe med mjölk', ['coffee with milk']],
  ['3 brødskiver med brunost', ['3 slice bread', '(brown whey cheese)']],
  // Romance languages, with the noun first and 'of' between.
  ['2 carrés de chocolat noir', ['2 square dark chocolate']],
  ['demi baguette', ['0.5 baguette']],
  ['part de pizza', ['1 slice pizza']],
  ['4 biscotti frollini', ['32 g cookies']],
  ['pan integral con queso', ['pan integral', '(cheese)']],
  ['esfirra de carne', ['beef fatayer']],
  // Polish and Turkish.
  ['jajko na twardo', ['boiled egg']],
  ['garść orzechów', ['1 handful nuts']],
  ['1 avuç fındık', ['1 handful hazelnuts']],
  ['haşlanmış yumurta 2', ['2 boiled egg']],
  // Without accents, as on a foreign keyboard.
  ['haslanmis yumurta', ['boiled egg']],
  ['batata frita', ['french fries']],
])('%s is %j', (text, foods) => expect(read(text)).toEqual(foods));

test.each([
  'half a banana',
  'tea with milk',
  'green salad no dressing',
  'cafe con leche 2 sugars',
  'arroz con pollo',
  'pain au chocolat',
  'clif bar chocolate chip',
  'macka med blurgh',
  'tavuk döner dürüm',
])('%s stays as it is typed', (text) => {
  expect(
    readTypedMeal(text)
      .map((food) => food.text)
      .join(' '),
  ).not.toMatch(/slice of|milk chocolate|bread/);
});

test('shows the words as typed', () => {
  expect(readTypedMeal('macka med ost, kokt ägg').map(({ text }) => text)).toEqual([
    'macka',
    'ost',
    'kokt ägg',
  ]);
});
