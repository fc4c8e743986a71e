import { readableName } from './readable-name.ts';

/** The brand name, otherwise the brand's owner; null if there is neither. */
export function brandName(brand: string | undefined, owner: string | undefined): string | null {
  const named = [brand, owner].map((name) => name?.trim()).find((name) => name !== undefined && name !== '');
  return named === undefined ? null : titleCase(readableName(named));
}

function titleCase(name: string): string {
  return name.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
}
