import { isCheeseTooMany } from '../flavours/clashes.ts';
import type { Flavour, Seasoning } from '../flavours/flavour.ts';
import { missingIn, type Pick } from './draft.ts';
import type { Shelf } from './kitchen-shelf.ts';
import type { Technique } from './technique.ts';

const MOST_MISSING = 4;
const LARGEST_MISSING_PART = 0.4;

const SALTY_SAUCES: ReadonlySet<string> = new Set(['soy sauce', 'tamari', 'coconut aminos', 'fish sauce']);

const SALT: Seasoning = { slot: 'salt', names: ['salt'], grams: 1, isCore: true };
const PEPPER: Seasoning = { slot: 'salt', names: ['black pepper'], grams: 0.3 };

/**
 * Adds what the technique needs and the flavour brings. What is there is used; what is missing is asked for only
 * when the dish cannot do without it or few things are missing. undefined: the eater cannot have a core seasoning.
 */
export function seasonDraft(
  technique: Technique,
  flavour: Flavour,
  filled: readonly Pick[],
  shelf: Shelf,
): Pick[] | undefined {
  const picks = [...filled];
  const optional: Pick[] = [];
  for (const seasoning of seasoningsFor(technique, flavour)) {
    if (seasoning.slot === 'salt' && seasoning.names[0] === 'salt' && isSaltedBySauce(picks)) continue;
    const stocked = shelf.staple(seasoning.names);
    if (!stocked) {
      if (seasoning.isCore) return undefined;
      continue;
    }
    const isThere = (list: readonly Pick[]) =>
      list.some((pick) => pick.stocked.culinary.name === stocked.culinary.name);
    if (isThere(picks) || isThere(optional)) continue;
    const others = picks.map((pick) => pick.stocked.culinary);
    if (!seasoning.isCore && isCheeseTooMany(stocked.culinary, others)) continue;
    const pick = { slot: seasoning.slot, stocked, gramsPerServing: seasoning.grams };
    if (seasoning.isCore || stocked.isAvailable) picks.push(pick);
    else optional.push(pick);
  }
  for (const pick of optional) {
    const missing = missingIn(picks) + 1;
    if (missing <= MOST_MISSING && missing / (picks.length + 1) <= LARGEST_MISSING_PART) picks.push(pick);
  }
  return picks;
}

function isSaltedBySauce(picks: readonly Pick[]): boolean {
  return picks.some(({ stocked }) => SALTY_SAUCES.has(stocked.culinary.name));
}

function seasoningsFor(technique: Technique, flavour: Flavour): Seasoning[] {
  const fromFlavour = flavour.seasonings.flatMap((seasoning) => {
    const part = technique.takes[seasoning.slot];
    if (part === undefined) return [];
    const asked = { ...seasoning, grams: seasoning.grams * part };
    return [technique.needs?.includes(seasoning.slot) ? { ...asked, isCore: true as const } : asked];
  });
  const salt = technique.salted === 'no' ? [] : technique.salted === 'salt' ? [SALT] : [SALT, PEPPER];
  return [...(technique.extras ?? []), ...fromFlavour, ...salt];
}
