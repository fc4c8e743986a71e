import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { dishWords } from '@game-plan/domain/recipes/compose-recipes';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { Database } from '#db/client.ts';
import { listUnwantedDishes } from '#features/unwanted-dishes/unwanted-dish-queries.ts';
import { listCookedLately } from './cooked-recipe-queries.ts';

/** What a person is not offered, or only after all else. */
interface Unwanted extends Required<Pick<ComposeRequest, 'never' | 'less'>> {
  /** By the name, whose words may be in another order. */
  isNever: (name: string) => boolean;
  isLess: (name: string) => boolean;
}

/** Dishes that the person wants never or less often; what the kitchen cooked lately is also never offered. */
export async function readUnwanted(
  db: Database,
  { userId, kitchenId }: Member,
  today: CalendarDay,
): Promise<Unwanted> {
  const [own, cooked] = await Promise.all([
    listUnwantedDishes(db, userId),
    listCookedLately(db, kitchenId, today),
  ]);
  const all = [...own, ...cooked.map((name) => ({ name, dishKey: null, wanted: 'never' as const }))];
  const of = (wanted: 'less' | 'never') => all.filter((dish) => dish.wanted === wanted);
  const words = (wanted: 'less' | 'never') => new Set(of(wanted).map(({ name }) => dishWords(name)));
  const keys = (wanted: 'less' | 'never') => of(wanted).flatMap(({ dishKey }) => dishKey ?? []);
  const [never, less] = [words('never'), words('less')];
  return {
    never: [...keys('never'), ...of('never').map(({ name }) => name)],
    less: keys('less'),
    isNever: (name) => never.has(dishWords(name)),
    isLess: (name) => less.has(dishWords(name)),
  };
}
