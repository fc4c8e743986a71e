import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';

/** 'Contains milk and eggs'; undefined if the food contains none of the person's allergens. */
export function containsLabel(allergens: readonly string[]): string | undefined {
  return allergens.length > 0 ? t('Contains {allergens}', { allergens: localList(allergens) }) : undefined;
}
