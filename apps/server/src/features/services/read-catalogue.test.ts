import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';
import { FIRST_CATALOGUE } from './seed-services.ts';

const GOOD = `[
  {
    "key": "talk",
    "name": "A Talk",
    "category": "wellness",
    "basePrice": 19.99,
    "duration": 30,
    "customizationOptions": [
      { "name": "Longer", "type": "boolean", "priceModifier": 5 },
      { "name": "Place",
        "type": "select",
        "priceModifier": -0.5,
        "options": ["Here", "There"] }
    ]
  }
]
`;

const mistakesIn = (text: string) => {
  const reading = readCatalogue(text);
  return reading.kind === 'wrong'
    ? reading.mistakes.map(({ line, field, message }) => `${line} ${field} ${message}`)
    : [];
};

test('prices are read in cents', () => {
  expect(readCatalogue(GOOD)).toEqual({
    kind: 'read',
    services: [
      {
        key: 'talk',
        name: 'A Talk',
        description: null,
        category: 'wellness',
        basePrice: 1999,
        duration: 30,
        features: [],
        customizationOptions: [
          { name: 'Longer', type: 'boolean', priceModifier: 500 },
          { name: 'Place', type: 'select', priceModifier: -50, options: ['Here', 'There'] },
        ],
        imageUrl: null,
        isActive: true,
      },
    ],
  });
});

describe('an error has line and field', () => {
  test.each([
    ['"talk"', '"Talk 1"', '3 [0].key must be small letters and digits, with “-” between words'],
    ['    "name": "A Talk",\n', '', '2 [0].name is missing'],
    ['"A Talk"', '" "', '4 [0].name must not be empty'],
    ['"A Talk"', `"${'a'.repeat(256)}"`, '4 [0].name must have at most 255 characters'],
    ['"A Talk"', '"A \\u0000"', '4 [0].name has a character that cannot be stored'],
    ['"A Talk"', '7', '4 [0].name must be a text'],
    ['"wellness"', '"Wellness!"', '5 [0].category must be small letters and digits, with “_” between words'],
    ['19.99', '19.999', '6 [0].basePrice must be dollars with at most two decimals'],
    ['19.99', '"19.99"', '6 [0].basePrice must be a number: dollars, without a sign for them'],
    ['19.99', '-1', '6 [0].basePrice must not be below 0'],
    ['19.99', '1000000', '6 [0].basePrice must be at most $999,999.99'],
    ['19.99', '0.49', '8 [0].customizationOptions take more off than the service costs'],
    ['"basePrice"', '"price"', '2 [0].basePrice is missing'],
    ['"basePrice"', '"price"', '6 [0].price is not a field of the catalogue'],
    ['30', '30.5', '7 [0].duration must be whole minutes, or null'],
    ['"boolean"', '"tick"', '9 [0].customizationOptions[0].type must be "boolean", "number" or "select"'],
    ['"type": "boolean", ', '', '9 [0].customizationOptions[0].type is missing'],
    ['"Place"', '"Longer"', '8 [0].customizationOptions has two options of the same name'],
    [
      '-0.5',
      '-0.555',
      '12 [0].customizationOptions[1].priceModifier must be dollars with at most two decimals',
    ],
    ['["Here", "There"]', '[]', '13 [0].customizationOptions[1].options must have at least one value'],
    ['"There"', '"Here"', '13 [0].customizationOptions[1].options has a value twice'],
    ['"There"', '4', '13 [0].customizationOptions[1].options[1] must be a text'],
    [
      '30,',
      '30, "imageUrl": "javascript:alert(1)",',
      '7 [0].imageUrl must be an address that begins with https://, or null',
    ],
    [
      '  }\n]',
      '  },\n  {"key":"talk","name":"B","category":"b","basePrice":1}\n]',
      '16 [1].key “talk” is the key of another service too',
    ],
    ['  }\n]\n', '  }', '15  is not JSON: Expected “,” or “]”'],
    ['"duration": 30', '"duration": ', '7  is not JSON: Expected a value'],
  ])('%s → %s', (from, to, mistake) => {
    const text = GOOD.replace(from, to);
    expect(text).not.toBe(GOOD);
    expect(mistakesIn(text)).toContain(mistake);
  });

  test('all errors, in the order of the file', () => {
    const text = GOOD.replace('"A Talk"', '""').replace('30', '-1').replace('"wellness"', 'null');
    expect(mistakesIn(text)).toEqual([
      '4 [0].name must not be empty',
      '5 [0].category must be a text',
      '7 [0].duration must be at least 1',
    ]);
  });

  test.each(['-1', '19.999', '"19.99"', '1000000'])('a price of %s is one error', (price) => {
    expect(mistakesIn(GOOD.replace('19.99', price))).toHaveLength(1);
    const plain = `[{ "key": "talk", "name": "A Talk", "category": "wellness", "basePrice": ${price} }]`;
    expect(mistakesIn(plain)).toHaveLength(1);
  });

  test.each(['{}', 'null', '"services"', '7'])('%s is not a list', (text) => {
    expect(mistakesIn(text)).toEqual(['1  must be a list of services: [ … ]']);
  });

  test('an empty list has no services', () => {
    expect(readCatalogue('[]')).toEqual({ kind: 'read', services: [] });
  });
});

test('the shipped catalogue has several categories and every type of option', async () => {
  const reading = readCatalogue(await readFile(FIRST_CATALOGUE, 'utf8'));
  if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.mistakes));
  const { services } = reading;
  expect(services.length).toBeGreaterThanOrEqual(12);
  expect(new Set(services.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
  const types = services.flatMap(({ customizationOptions }) => customizationOptions.map(({ type }) => type));
  expect(new Set(types)).toEqual(new Set(['boolean', 'number', 'select']));
  expect(services.filter(({ description, features }) => !description || features.length === 0)).toEqual([]);
});
