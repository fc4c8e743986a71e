/** A text as texts are compared that differ in marks and capitals: 'M&S', 'm & s' and 'ms' are one. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
