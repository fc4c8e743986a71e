import type { Random } from '../../random.ts';
import { flavour } from '../flavours/all-flavours.ts';
import type { Appetite } from './appetite.ts';
import type { Draft } from './draft.ts';
import { fillSlots, isEnough, type Options, optionsFor } from './fill-slots.ts';
import type { Shelf } from './kitchen-shelf.ts';
import { seasonDraft } from './season-draft.ts';
import type { Stocked } from './stocked.ts';
import type { Technique } from './technique.ts';
import { urgencyOf } from './urgency.ts';

const MOST_LEADS = 6;
const FLAVOURS_PER_LEAD = 2;
/** With less than this part of a full dish's protein, a dish for four becomes one for two. */
const NEARLY_ENOUGH = 0.8;

/** Dishes of one technique: for each protein that may lead, in a few flavours. */
export function draftDishes(technique: Technique, shelf: Shelf, appetite: Appetite, random: Random): Draft[] {
  const options = optionsFor(technique, shelf);
  return leadsOf(technique, options, shelf, random).flatMap((lead) => {
    const servings = servingsFor(technique, lead);
    if (servings === undefined) return [];
    return someOf(technique.flavours, FLAVOURS_PER_LEAD, random).flatMap((id) => {
      const taste = flavour(id);
      const filled = fillSlots(technique, options, shelf, lead, servings, taste.cuisine, appetite, random);
      const picks = filled && seasonDraft(technique, taste, filled, shelf);
      return picks ? [{ technique, flavour: taste, servings, picks, mainProtein: lead ?? null }] : [];
    });
  });
}

/** Whom the dish can be built on; `[undefined]` for a technique without a protein, or one that can do without. */
function leadsOf(
  technique: Technique,
  options: Options,
  shelf: Shelf,
  random: Random,
): readonly (Stocked | undefined)[] {
  const slot = technique.slots.find(({ id }) => id === 'protein');
  if (!slot) return [undefined];
  const ranked = (options.get(slot) ?? [])
    .map((item) => ({ item, rank: urgencyOf(item) + random() }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST_LEADS)
    .map(({ item }) => item);
  const staple = ranked.length === 0 && slot.staples ? shelf.staple(slot.staples) : undefined;
  const leads = staple ? [staple] : ranked;
  return slot.min === 0 ? [...leads, undefined] : leads;
}

/** As many as the technique serves, or two when there is not enough for more; undefined when not for two either. */
function servingsFor(technique: Technique, lead: Stocked | undefined): number | undefined {
  const slot = technique.slots.find(({ id }) => id === 'protein');
  if (!slot || !lead) return technique.servings;
  const { stockGrams, culinary } = lead;
  const forAll = culinary.portion * (slot.share ?? 1) * technique.servings;
  const isShort = technique.servings > 2 && stockGrams !== null && stockGrams < NEARLY_ENOUGH * forAll;
  const servings = isShort ? 2 : technique.servings;
  return isEnough(lead, slot, servings) ? servings : undefined;
}

function someOf<T>(list: readonly T[], count: number, random: Random): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ value }) => value);
}
