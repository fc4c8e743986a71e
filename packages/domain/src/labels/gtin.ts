/** A scanner's code format, in the terms of the Barcode Detection API. */
type Symbology = 'ean_8' | 'ean_13' | 'upc_a' | 'upc_e' | 'itf';

/** A Global Trade Item Number as fourteen digits, the check digit among them: one text for all forms of a code. */
export type GtinReading = { readonly gtin: string } | { readonly fault: string };

const LENGTH = 14;
/** Fewer digits than UPC-A's have lost zeros in front, as numbers do in a spreadsheet. */
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
    // GS1 leaves EAN-8 numbers that begin with 0 to shops for their own use.
    if (asUpcE && (symbology === 'upc_e' || (symbology !== 'ean_8' && digits.startsWith('0')))) {
      return { gtin: padded(asUpcE) };
    }
    if (fits(digits)) return { gtin: padded(digits) };
    if (asUpcE) return { gtin: padded(asUpcE) };
  }
  return fits(digits) ? { gtin: padded(digits) } : { fault: WRONG_CHECK_DIGIT };
}

/** The code as it is printed under the bars: eight, twelve, thirteen or fourteen digits. */
export function shownGtin(gtin: string): string {
  const zeros = /^0*/.exec(gtin)?.[0].length ?? 0;
  if (zeros >= LENGTH - 8) return gtin.slice(-8);
  if (zeros >= 2) return gtin.slice(-12);
  return zeros === 1 ? gtin.slice(-13) : gtin;
}

/**
 * The codes under which a food may be stored: its own, and for a carton (indicator digit 1 to 8) that of its contents.
 */
export function gtinsToLookUp(gtin: string): string[] {
  if (!/^[1-8]/.test(gtin)) return [gtin];
  return [gtin, withCheckDigit(`0${gtin.slice(1, -1)}`)];
}

const padded = (digits: string) => digits.padStart(LENGTH, '0');

const fits = (digits: string) => digits === withCheckDigit(digits.slice(0, -1));

/** GS1 General Specifications, 7.9.1: from the right the digits weigh 3 and 1 in turns, and all add up to tens. */
function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The UPC-A of eight digits that are a UPC-E with the number system 0 or 1; undefined for every other. */
function upcAOf(digits: string): string | undefined {
  if (!/^[01]/.test(digits)) return undefined;
  const upcA = `${expandUpcE(digits.slice(0, -1))}${digits.at(-1)}`;
  return fits(upcA) ? upcA : undefined;
}

/**
 * GS1 General Specifications, 5.2.2.4.2: expands the zeros encoded in the last of the six digits. Without the check
 * digit.
 */
function expandUpcE(digits: string): string {
  const [system = '', one = '', two = '', three = '', four = '', five = '', last = ''] = digits;
  if (last <= '2') return `${system}${one}${two}${last}0000${three}${four}${five}`;
  if (last === '3') return `${system}${one}${two}${three}00000${four}${five}`;
  if (last === '4') return `${system}${one}${two}${three}${four}00000${five}`;
  return `${system}${one}${two}${three}${four}${five}0000${last}`;
}
