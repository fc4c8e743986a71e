import type { Help } from '@game-plan/domain/recipes/what-would-help';
import type { Deps } from '#deps';
import { patient } from './patient-composer.ts';
import { type Asker, readWishes } from './read-wishes.ts';

/** What to buy for a kitchen without ideas. */
export async function findHelp(deps: Pick<Deps, 'composer' | 'db' | 'turns'>, asker: Asker): Promise<Help> {
  return patient(deps, asker.userId).whatWouldHelp(await readWishes(deps.db, asker));
}
