/** Removes accents: 'Spätzle' → 'Spatzle'. Letters that are not composed of one, such as 'ø', stay. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
