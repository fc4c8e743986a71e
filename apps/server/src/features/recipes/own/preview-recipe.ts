import type { BodyOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { ownRecipes, PreviewedFood } from '@game-plan/contracts/kitchen/own-recipes';
import { limitsOf } from '@game-plan/domain/eater';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { OwnFood } from '@game-plan/domain/recipes/own/own-lines';
import { warnedLimits } from '@game-plan/domain/recipes/own/warn-eater';
import { writeMeasure } from '@game-plan/domain/units/write-measure';
import type { Deps } from '#deps';
import { findUnitSystem } from '#features/kitchens/kitchen-queries.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { listEaters } from '#features/recipe-ideas/eater-queries.ts';
import { findSameName } from '../recipe-queries.ts';
import { expandParts } from './expand-parts.ts';

/** What each typed line is read as, the figures of a serving, the labels, and whom the recipe does not suit. */
export async function previewRecipe(
  { composer, db, concurrency }: Pick<Deps, 'composer' | 'db' | 'concurrency'>,
  member: Member,
  body: BodyOf<typeof ownRecipes.preview>,
): Promise<ResponseInput<typeof ownRecipes.preview>> {
  const eaters = await listEaters(db, member);
  const limits = await Promise.all(
    eaters.map(async ({ userId }) => {
      const [profile, preferences] = await Promise.all([
        findProfile(db, userId),
        findPreferences(db, userId),
      ]);
      return warnedLimits(limitsOf({ profile, preferences }));
    }),
  );
  const ingredients = await expandParts(db, member.kitchenId, body);
  const system = await findUnitSystem(db, member);
  const { lines, nutrition, allergens, dietaryTags, cautions } = await concurrency.ideas.run(
    member.userId,
    () => composer.readOwnRecipe({ ...body, ingredients, system }, [], limits),
  );
  const sameName = await findSameName(db, member.kitchenId, body.name);
  const own = cautions[eaters.findIndex(({ userId }) => userId === member.userId)];
  const { calories, protein, carbs, fat, knownShare } = nutrition;
  return {
    lines: lines.map(({ text, heading, foods }) => ({ text, heading, foods: foods.map(previewFood) })),
    calories,
    protein,
    carbs,
    fat,
    knownShare,
    allergens,
    dietaryTags,
    caution: {
      foods: (own?.foods ?? []).map(({ name, against }) => ({ name, against: [...against] })),
      mentions: [...(own?.mentions ?? [])],
      diets: [...(own?.diets ?? [])],
      unknown: [...(own?.unknown ?? [])],
    },
    // Others only learn that something does not suit a member, and not what: that is what members agree to.
    notFor: eaters.flatMap(({ userId, name }, at) => {
      const { foods = [], mentions = [], diets = [] } = cautions[at] ?? {};
      const isWarned = foods.length + mentions.length + diets.length > 0;
      return userId !== member.userId && isWarned ? [name] : [];
    }),
    sameName,
  };
}

function previewFood({ line, part }: OwnFood): PreviewedFood {
  const { name, note } = line;
  const written = writeMeasure(line, undefined, line.typed);
  const shown = { name, written, ...(note !== undefined && { note }) };
  if (!part?.nearest || part.isGuess) return { ...shown, grams: null, countedAs: null, state: 'unknown' };
  const { grams, nearest } = part;
  return { ...shown, grams, countedAs: nearest.name, state: grams === null ? 'no amount' : 'counted' };
}
