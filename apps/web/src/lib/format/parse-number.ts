const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;

/** Parses a typed number: '72', '68.4', '68,4', '2,000'. Null for empty text; NaN if it is not a number. */
export function parseNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}
