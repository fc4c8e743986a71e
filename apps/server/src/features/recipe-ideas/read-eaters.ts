import { createHmac } from 'node:crypto';
import type { SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { type Eater, limitsOf } from '@game-plan/domain/eater';
import { type DailyGoals, effectiveGoals } from '@game-plan/domain/goals';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { StockItem } from '@game-plan/domain/recipes/composed-recipe';
import { eatingTogether, portionFor, servingsFor } from '@game-plan/domain/recipes/eaters';
import { sparedFor, suitsEater } from '@game-plan/domain/safety/suits-eater';
import type { Database } from '#db/client.ts';
import { findPreferences, preferredGoals } from '#features/preferences/preference-queries.ts';
import { findProfile, targetGoals } from '#features/profile/profile-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listEaters } from './eater-queries.ts';

interface KitchenEater {
  readonly userId: number;
  readonly name: string;
  readonly limits: Eater;
  readonly goals: DailyGoals;
  /** Fraction of a serving. */
  readonly portion: number;
}

/** The people who eat. It contains other members' limits, which only the composer and a model may see. */
export interface Table {
  readonly eaters: readonly KitchenEater[];
  readonly limits: Eater;
  /** Undefined for a single person, who gets dishes in their usual sizes. */
  readonly servings: number | undefined;
}

/** A person's profile and preferences about eating. */
type EatingHabits = Awaited<ReturnType<typeof readHabits>>;

export async function readHabits(db: Database, userId: number) {
  const [profile, preferences] = await Promise.all([findProfile(db, userId), findPreferences(db, userId)]);
  return { profile, preferences };
}

/** A person's goals, or the defaults. */
export const goalsOf = ({ profile, preferences }: EatingHabits): DailyGoals =>
  effectiveGoals(targetGoals(profile), preferredGoals(preferences));

/**
 * The people who eat: the person, and kitchen members who agreed to it, without those in `notFor` (or, if undefined,
 * those left out the last time). If all are left out, only the person.
 */
export async function readTable(
  db: Database,
  member: Member,
  own: EatingHabits,
  notFor: readonly number[] | undefined,
): Promise<Table> {
  const all = await listEaters(db, member);
  const leftOut = notFor ?? all.find(({ userId }) => userId === member.userId)?.notCookedFor ?? [];
  const wanted = all.filter(({ userId }) => !leftOut.includes(userId));
  const chosen = wanted.length > 0 ? wanted : all.filter(({ userId }) => userId === member.userId);
  const eaters = await Promise.all(
    chosen.map(async ({ userId, name }): Promise<KitchenEater> => {
      const habits = userId === member.userId ? own : await readHabits(db, userId);
      return {
        userId,
        name,
        limits: {
          ...limitsOf(habits),
          // Illnesses of other members are not shared with the kitchen, and fewer salty dishes would tell them.
          spares: userId === member.userId ? sparedFor(habits.profile?.healthConditions ?? []) : [],
        },
        goals: goalsOf(habits),
        portion: portionFor(goalsOf(habits).calories),
      };
    }),
  );
  const isAlone = eaters.every(({ userId }) => userId === member.userId);
  return {
    eaters,
    limits: eatingTogether(eaters.map(({ limits }) => limits)),
    servings: isAlone ? undefined : servingsFor(eaters.map(({ portion }) => portion)),
  };
}

/**
 * A key for several people's limits in the idea history, which its owner can read: equal limits give equal keys,
 * without revealing them. Undefined for a single person.
 */
export function limitsKey({ eaters, servings }: Table, secret: string): string | undefined {
  if (servings === undefined) return undefined;
  const limits = eaters.map(({ userId, limits }) => [userId, limits]);
  return createHmac('sha256', secret).update(JSON.stringify(limits)).digest('base64url');
}

/** What each idea says about the people who eat: portions, and whether some food in stock is not for them. */
export async function describeTable(
  userId: number,
  { eaters, servings }: Table,
  stock: readonly StockItem[],
): Promise<SuggestedRecipe['eaters']> {
  if (servings === undefined) return undefined;
  const described: NonNullable<SuggestedRecipe['eaters']> = [];
  for (const { name, limits, portion } of eaters) {
    const isLimited = [limits.allergies, limits.diets, limits.dislikes ?? []].some(
      ({ length }) => length > 0,
    );
    const suits = isLimited ? await mapYielding(userId, stock, (item) => suitsEater(item, limits)) : [];
    described.push({ name, servings: portion, leavesSomethingOut: suits.includes(false) });
  }
  return described;
}
