import { describe, expect, test } from 'vitest';
import { gtinsToLookUp, readGtin, shownGtin, WRONG_CHECK_DIGIT } from './gtin.ts';

const read = (...args: Parameters<typeof readGtin>) => {
  const reading = readGtin(...args);
  return 'gtin' in reading ? reading.gtin : reading.fault;
};

describe('forms of one code are equal', () => {
  test.each([
    // UPC-A, also padded to EAN-13 and GTIN-14, and without its own leading zero, as printed.
    ['036000291452', '00036000291452'],
    ['0036000291452', '00036000291452'],
    ['00036000291452', '00036000291452'],
    ['36000291452', '00036000291452'],
    ['0 36000 29145 2', '00036000291452'],
    ['0-36000-29145-2', '00036000291452'],
    ['(01)00036000291452', '00036000291452'],
    ['０３６０００２９１４５２', '00036000291452'],
    // EAN-13.
    ['5449000000996', '05449000000996'],
    ['4 006381 333931', '04006381333931'],
    ['05449000000996', '05449000000996'],
    // EAN-8, also padded to thirteen digits.
    ['96385074', '00000096385074'],
    ['7351 3537', '00000073513537'],
    ['0000096385074', '00000096385074'],
    // A carton has its own number.
    ['10036000291459', '10036000291459'],
  ])('%s is %s', (typed, gtin) => {
    expect(read(typed)).toBe(gtin);
  });

  // GS1 General Specifications, 5.2.2.4.2: a case for each value of the last of the six digits.
  test.each([
    ['04252614', '042100005264'],
    ['01234565', '012345000065'],
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['0 425261 4', '042100005264'],
    ['425261', '042100005264'],
  ])('the UPC-E %s is the UPC-A %s', (short, long) => {
    expect(read(short)).toBe(read(long));
    expect(read(long)).toMatch(/^\d{14}$/);
  });

  test('ambiguous eight digits are UPC-E in ranges of shop numbers, unless the scanner tells', () => {
    const both = '01234565';
    expect(read(both, 'upc_e')).toBe('00012345000065');
    expect(read('96385074', 'ean_8')).toBe('00000096385074');
  });
});

describe('invalid codes give a message', () => {
  test.each([
    ['036000291453', WRONG_CHECK_DIGIT],
    ['5449000000969', WRONG_CHECK_DIGIT],
    ['96385075', WRONG_CHECK_DIGIT],
    ['', 'Type the digits under the barcode'],
    ['   ', 'Type the digits under the barcode'],
    ['0000000000000', 'Type the digits under the barcode'],
    ['milk', 'A barcode number has digits only'],
    ['54490000O0996', 'A barcode number has digits only'],
    ['12345', 'A barcode number has 8, 12, 13 or 14 digits, and this has 5'],
    ['123456789012345', 'A barcode number has 8, 12, 13 or 14 digits, and this has 15'],
  ])('%j: %s', (typed, fault) => {
    expect(read(typed)).toBe(fault);
  });

  test('for every wrong digit', () => {
    const code = '5449000000996';
    for (let at = 0; at < code.length; at += 1) {
      const wrong = `${code.slice(0, at)}${(Number(code[at]) + 3) % 10}${code.slice(at + 1)}`;
      expect([wrong, read(wrong)]).toEqual([wrong, WRONG_CHECK_DIGIT]);
    }
  });
});

test.each([
  ['00036000291452', '036000291452'],
  ['05449000000996', '5449000000996'],
  ['00000096385074', '96385074'],
  ['10036000291459', '10036000291459'],
])('%s is shown as %s', (gtin, shown) => {
  expect(shownGtin(gtin)).toBe(shown);
});

test('a carton is looked up by its own code, then by its content’s', () => {
  expect(gtinsToLookUp('10036000291459')).toEqual(['10036000291459', '00036000291452']);
  expect(gtinsToLookUp('00036000291452')).toEqual(['00036000291452']);
  // Goods weighed at the counter (indicator 9) are not a package of another item.
  expect(gtinsToLookUp('90036000291455')).toEqual(['90036000291455']);
});
