import type { Cuisine } from '../../kitchen.ts';
import type { Random } from '../../random.ts';
import { isStranger } from '../flavours/clashes.ts';
import type { Appetite } from './appetite.ts';
import type { Pick } from './draft.ts';
import type { Shelf } from './kitchen-shelf.ts';
import type { Stocked } from './stocked.ts';
import type { Slot, Technique } from './technique.ts';
import { urgencyOf } from './urgency.ts';

/** Several foods in one slot share it: of each, this part of its usual portion. */
const SHARE_AMONG = [1, 1, 0.75, 0.6, 0.5] as const;
/** Less than this part of what is needed is not worth building a dish on. */
const LEAST_PART_IN_STOCK = 0.5;
const SURPRISE = 2.2;
/** How often a slot is filled with one food less than it holds, so that not every dish takes everything. */
const SPARING = 0.4;

/** What the shelf offers for each slot of a technique, worked out once per kitchen. */
export type Options = ReadonlyMap<Slot, readonly Stocked[]>;

export function optionsFor(technique: Technique, shelf: Shelf): Options {
  return new Map(
    technique.slots.map((slot) => [slot, shelf.items.filter((item) => slot.fits(item.culinary))] as const),
  );
}

/**
 * Fills every slot, the soonest to expire first with some chance; undefined when a slot that needs something
 * stays empty. `lead` takes the protein slot.
 */
export function fillSlots(
  technique: Technique,
  options: Options,
  shelf: Shelf,
  lead: Stocked | undefined,
  servings: number,
  cuisine: Cuisine,
  appetite: Appetite,
  random: Random,
): Pick[] | undefined {
  if (lead && isStranger(lead.culinary.name, cuisine)) return undefined;
  const picks: Pick[] = [];
  const used = new Set<string>();
  for (const slot of technique.slots) {
    const chosen = slot.id === 'protein' && lead ? [lead] : [];
    const others = (options.get(slot) ?? []).filter(
      (item) =>
        item !== lead &&
        !used.has(item.culinary.name) &&
        !(item.culinary.kind === 'tomato' && picks.some((pick) => pick.stocked.culinary.kind === 'tomato')) &&
        !isStranger(item.culinary.name, cuisine) &&
        isEnough(item, slot, servings),
    );
    const most = random() < SPARING ? Math.max(slot.min, 1, slot.max - 1) : slot.max;
    const ranked = others
      .map((item) => ({ item, rank: urgencyOf(item) + random() * SURPRISE }))
      .sort((a, b) => b.rank - a.rank);
    for (const { item } of ranked) {
      if (chosen.length >= most) break;
      if (chosen.some((other) => isTooAlike(other, item))) continue;
      chosen.push(item);
    }
    if (chosen.length < slot.min && slot.staples) {
      const staple = shelf.staple(slot.staples);
      if (staple && !used.has(staple.culinary.name) && isEnough(staple, slot, servings)) chosen.push(staple);
    }
    if (chosen.length < slot.min) return undefined;
    const share = (slot.share ?? 1) * (appetite[slot.id] ?? 1) * (SHARE_AMONG[chosen.length] ?? 0.5);
    for (const stocked of chosen) {
      used.add(stocked.culinary.name);
      picks.push({
        slot: slot.id,
        stocked,
        gramsPerServing: stocked.culinary.portion * share,
        isWhole: slot.isWhole === true,
      });
    }
  }
  return picks;
}

/** Whether the kitchen holds enough of it for so many servings; what cannot be measured counts as enough. */
export function isEnough(item: Stocked, slot: Slot, servings: number): boolean {
  if (item.stockGrams === null) return true;
  return item.stockGrams >= LEAST_PART_IN_STOCK * item.culinary.portion * (slot.share ?? 1) * servings;
}

/** Two tomatoes, two lettuces or two cabbages in one dish are one too many. */
function isTooAlike(a: Stocked, b: Stocked): boolean {
  const lastWord = (item: Stocked) => item.culinary.name.split(' ').at(-1);
  if (lastWord(a) === lastWord(b)) return true;
  return (
    a.culinary.kind === b.culinary.kind &&
    ['salad-green', 'leafy', 'potato', 'tomato'].includes(a.culinary.kind)
  );
}
