import { expect, test } from 'vitest';
import { namedConditions } from './conditions.ts';

test.each<[string, string[]]>([
  ['', []],
  ['I am pregnant', ['pregnancy']],
  ['second trimester, all well', ['pregnancy']],
  ['breastfeeding my daughter', ['pregnancy']],
  ['schwanger im 5. Monat', ['pregnancy']],
  ['not pregnant', []],
  ['no longer pregnant', []],
  ['I’m not pregnant, but I have diabetes', ['diabetes']],
  ['diabetes', ['diabetes']],
  ['Type 2, takes insulin', ['diabetes']],
  ['Diabète de type 1', ['diabetes']],
  ['no diabetes', []],
  ['CKD stage 3', ['kidney disease']],
  ['on dialysis twice a week', ['kidney disease']],
  ['one kidney was removed', ['kidney disease']],
  ['allergic to kidney beans', []],
  ['adrenaline pen in my bag', []],
  ['kidney disease and diabetes', ['kidney disease', 'diabetes']],
])('%j names %j', (text, expected) => expect(namedConditions([text])).toEqual(expected));

test('each text is read by itself', () => {
  expect(namedConditions(['no asthma', 'pregnant'])).toEqual(['pregnancy']);
});
