import { daysBetween } from '../../calendar-day.ts';
import { EXPIRING_LOOKAHEAD_DAYS } from '../../expiry.ts';
import { servesAs } from '../../foods/serving/same-food.ts';
import { giveReason } from '../compose/give-reason.ts';
import { whenIs } from '../compose/urgency.ts';
import type { KitchenItem, RecipeLine } from '../composed-recipe.ts';
import type { RecipeNutrition } from '../recipe-nutrition.ts';
import { findRole } from '../roles/find-role.ts';
import type { IdeaRules } from './idea-rules.ts';

/** Why this idea, now, as the composer says it of its own. */
export function reasonForIdea(
  lines: readonly RecipeLine[],
  { calories, protein, carbs, fat, isPartial }: RecipeNutrition,
  rules: IdeaRules,
): string | null {
  const isKnown = calories !== null && protein !== null && carbs !== null && fat !== null;
  return giveReason({
    expiry: expiryIn(lines, rules),
    nutrition: isKnown ? { calories, protein, carbs, fat, isPartial } : undefined,
    goals: rules.goals,
    used: lines.filter(({ available }) => available).length,
    missing: lines.filter(({ available }) => !available).map(({ name }) => name.toLowerCase()),
  });
}

function expiryIn(lines: readonly RecipeLine[], { shelf, today }: IdeaRules) {
  const names = lines.filter(({ amount }) => amount !== 'to taste').map(({ name }) => name);
  let soonest: { readonly item: KitchenItem; readonly days: number } | undefined;
  for (const item of shelf) {
    const days = item.expiryDate === null ? Infinity : daysBetween(today, item.expiryDate);
    if (days > EXPIRING_LOOKAHEAD_DAYS || days >= (soonest?.days ?? Infinity)) continue;
    if (names.some((name) => servesAs(item.name, name))) soonest = { item, days };
  }
  if (!soonest) return undefined;
  const { item, days } = soonest;
  const name = item.name.trim().toLowerCase();
  const verb = findRole(name)?.isCounted && name.endsWith('s') ? 'expire' : 'expires';
  return { text: `Uses the ${name} that ${verb} ${whenIs(days)}`, days };
}
