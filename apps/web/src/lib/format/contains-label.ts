import { englishList } from '@game-plan/domain/text/english';

/** 'Contains milk and eggs'; undefined if the food contains none of the person's allergens. */
export function containsLabel(allergens: readonly string[]): string | undefined {
  return allergens.length > 0 ? `Contains ${englishList(allergens)}` : undefined;
}
