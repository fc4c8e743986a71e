type CopyValue = string | number | null | readonly string[];

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line of PostgreSQL's COPY in its text format. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(field).join('\t')}\n`;
}

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return escaped(typeof value === 'string' ? value : arrayLiteral(value));
}

function escaped(text: string): string {
  return text.replaceAll('\0', '').replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}

function arrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
