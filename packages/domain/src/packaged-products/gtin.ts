/** A scanner's code format, in the terms of the Barcode Detection API. */
type Symbology = 'ean_8' | 'ean_13' | 'upc_a' | 'upc_e' | 'itf';

/** A Global Trade Item Number as fourteen digits, including the check digit: the same text for all forms of a code. */
export type GtinReading = { readonly gtin: string } | { readonly fault: string };

const LENGTH = 14;
/** A UPC-A with fewer than its twelve digits has lost leading zeros, as numbers do in a spreadsheet. */
const SHORTEST = 8;
const UPC_E_WITHOUT_ENDS = 6;

export const WRONG_CHECK_DIGIT =
  'The last digit does not fit the others. Please look for a mistake in the number.';
const NOTHING = 'Type the digits under the barcode';

/**
 * Parses a code as typed, printed or scanned: UPC-A, UPC-E, EAN-8, EAN-13 and GTIN-14, with spaces and dashes. A fault
 * is a sentence for the person who typed it. `symbology` resolves the ambiguity of eight digits, if a scanner knows it.
 */
export function readGtin(text: string, symbology?: Symbology | string): GtinReading {
  const digits = text
    .normalize('NFKC')
    .replace(/^\s*\(01\)/, '')
    .replace(/[\s.\-–]/g, '');
  if (/^0*$/.test(digits)) return { fault: NOTHING };
  if (!/^\d+$/.test(digits)) return { fault: 'A barcode number has digits only' };
  if (digits.length === UPC_E_WITHOUT_ENDS) return { gtin: padded(withCheckDigit(expandUpcE(`0${digits}`))) };
  if (digits.length < SHORTEST || digits.length > LENGTH) {
    return { fault: `A barcode number has 8, 12, 13 or 14 digits, and this has ${digits.length}` };
  }
  if (digits.length === SHORTEST) {
    const asUpcE = upcAOf(digits);
    // EAN-8 numbers that begin with 0 are reserved for shops' own use (GS1).
    if (asUpcE && (symbology === 'upc_e' || (symbology !== 'ean_8' && digits.startsWith('0')))) {
      return { gtin: padded(asUpcE) };
    }
    if (fits(digits)) return { gtin: padded(digits) };
    if (asUpcE) return { gtin: padded(asUpcE) };
  }
  return fits(digits) ? { gtin: padded(digits) } : { fault: WRONG_CHECK_DIGIT };
}

/** The code as printed under the bars, with eight, twelve, thirteen or fourteen digits. */
export function shownGtin(gtin: string): string {
  const zeros = /^0*/.exec(gtin)?.[0].length ?? 0;
  if (zeros >= LENGTH - 8) return gtin.slice(-8);
  if (zeros >= 2) return gtin.slice(-12);
  return zeros === 1 ? gtin.slice(-13) : gtin;
}

/**
 * The codes under which a food may be stored: its own and, for a carton (indicator digit 1 to 8), that of its contents.
 */
export function gtinsToLookUp(gtin: string): string[] {
  if (!/^[1-8]/.test(gtin)) return [gtin];
  return [gtin, withCheckDigit(`0${gtin.slice(1, -1)}`)];
}

const padded = (digits: string) => digits.padStart(LENGTH, '0');

const fits = (digits: string) => digits === withCheckDigit(digits.slice(0, -1));

/**
 * GS1 General Specifications, 7.9.1: the digits weigh 3 and 1 in turns from the right, and the check digit makes the
 * sum a multiple of ten.
 */
function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The UPC-A for eight digits if they are a UPC-E with number system 0 or 1; otherwise undefined. */
function upcAOf(digits: string): string | undefined {
  if (!/^[01]/.test(digits)) return undefined;
  const upcA = `${expandUpcE(digits.slice(0, -1))}${digits.at(-1)}`;
  return fits(upcA) ? upcA : undefined;
}

/**
 * GS1 General Specifications, 5.2.2.4.2: expands the zeros that the last of the six digits encodes. The result has no
 * check digit.
 */
function expandUpcE(digits: string): string {
  const [system = '', one = '', two = '', three = '', four = '', five = '', last = ''] = digits;
  if (last <= '2') return `${system}${one}${two}${last}0000${three}${four}${five}`;
  if (last === '3') return `${system}${one}${two}${three}00000${four}${five}`;
  if (last === '4') return `${system}${one}${two}${three}${four}00000${five}`;
  return `${system}${one}${two}${three}${four}${five}0000${last}`;
}
