/** Removes accents: 'Spätzle' → 'Spatzle'. Letters that are not composed of one, such as 'ø', stay. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** German umlauts that are spelled with an 'e', by the letter that `withoutAccents` leaves of them: 'Leberkaese' → 'Leberkase'. */
export const withoutSpelledUmlauts = (text: string): string => text.replace(/(?<=[aou])e/gi, '');

/** German umlauts spelled with an 'e': 'Brötchen' → 'Broetchen'. */
export const spelledUmlauts = (text: string): string =>
  text.normalize('NFD').replaceAll(UMLAUT, 'e').normalize('NFC').replaceAll('ß', 'ss');
const UMLAUT = '\u0308';
