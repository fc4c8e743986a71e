import type { ComposedRecipe, ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { Help } from '@game-plan/domain/recipes/what-would-help';
import { type Composer, ComposerBusyError } from '#adapters/composer/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import type { GivenIdeas, IdeaHistory } from './idea-history.ts';
import { type Asker, readWishes } from './read-wishes.ts';

const RETRY_SECONDS = 5;

/** The composer, asked in the user's turn. Throws 'unavailable' when too many users are waiting for it. */
export function composerInTurns(
  { composer, turns: { ideas } }: Pick<Deps, 'composer' | 'turns'>,
  userId: number,
): Composer {
  return {
    composeRecipes: (request) => ideas.run(userId, () => composer.composeRecipes(request).catch(explainBusy)),
    whatWouldHelp: (request) => ideas.run(userId, () => composer.whatWouldHelp(request).catch(explainBusy)),
  };
}

function explainBusy(error: unknown): never {
  if (!(error instanceof ComposerBusyError)) throw error;
  throw new AppError('unavailable', 'Many people are asking for ideas just now. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

interface Composed {
  readonly recipes: readonly ComposedRecipe[];
  readonly turn: GivenIdeas['turn'];
}

/**
 * Ideas that the person has not been given; once there are none, those that were given longest ago come again, all of
 * them before any comes a third time. Nothing only where the kitchen allows no idea at all.
 */
export async function composeUnseen(
  composer: Pick<Composer, 'composeRecipes'>,
  wishes: ComposeRequest,
  { given, again }: Omit<IdeaHistory, 'kitchen'>,
): Promise<Composed> {
  const known = new Set(given);
  const fresh = await composer.composeRecipes({ ...wishes, seen: known });
  if (fresh.length > 0 || given.length === 0) return { recipes: fresh, turn: 'new' };
  const others = await composer.composeRecipes({ ...wishes, seen: new Set(again) });
  const recipes = others.length > 0 ? others : await composer.composeRecipes(wishes);
  // Which food leads a dish is partly chance: what it had not come upon before is new after all.
  const unknown = recipes.filter(({ key, name }) => !known.has(key) && !known.has(name));
  if (unknown.length > 0) return { recipes: unknown, turn: 'new' };
  return { recipes, turn: others.length > 0 ? 'again' : 'first again' };
}

/** What to buy for a kitchen without ideas. */
export async function findHelp(deps: Pick<Deps, 'composer' | 'db' | 'turns'>, asker: Asker): Promise<Help> {
  return composerInTurns(deps, asker.userId).whatWouldHelp(await readWishes(deps.db, asker));
}
