const LIST = new Intl.ListFormat('en-US');

/** 'Contains milk and eggs'; undefined where a food holds nothing that the person is allergic to. */
export function containsLabel(allergens: readonly string[]): string | undefined {
  return allergens.length > 0 ? `Contains ${LIST.format(allergens)}` : undefined;
}
