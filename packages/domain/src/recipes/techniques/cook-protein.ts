import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { isDriedBean, needsWarmingOnly } from '../../foods/food-state.ts';
import { isFrozen } from '../../foods/is-frozen.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { kindOf, type Part } from '../model/stocked.ts';
import { minutes, withThe } from './phrases.ts';

const POULTRY_DONE = '74 °C / 165 °F inside';
const MINCE_DONE = '71 °C / 160 °F';
const WHOLE_CUT_DONE = '63 °C / 145 °F';

/**
 * The safe core temperature of a protein as text, after the US Department of Agriculture's Safe Minimum Internal
 * Temperature Chart (fsis.usda.gov). Undefined for cooked food and for mince made from plants.
 */
export function safeTemperature(protein: Part): string | undefined {
  if (isCookedBefore(protein) || isOfPlants(protein)) return undefined;
  switch (kindOf(protein)) {
    case 'poultry':
      return POULTRY_DONE;
    case 'ground':
      return /chicken|turkey/.test(protein.stocked.culinary.name) ? '74 °C / 165 °F' : MINCE_DONE;
    case 'sausage':
      return MINCE_DONE;
    case 'chop':
    case 'fish':
      return WHOLE_CUT_DONE;
    default:
      return undefined;
  }
}

/** Whether it is already cooked and only has to be warmed. */
function isCookedBefore({ stocked }: Part): boolean {
  return needsWarmingOnly(stocked.food?.name ?? '');
}

const MINCE_OF_PLANTS: ReadonlySet<string> = new Set(['soy mince', 'quorn mince']);

/** Mince made from plants is never pink inside. */
const isOfPlants = ({ stocked }: Part): boolean => MINCE_OF_PLANTS.has(stocked.food?.name ?? '');

/** Kinds that are raw meat, fish or shellfish unless they are already cooked. */
const RAW_KINDS: ReadonlySet<string | undefined> = new Set([
  'poultry',
  'ground',
  'sausage',
  'steak',
  'chop',
  'other-protein',
  'fish',
  'shrimp',
]);

/** Minutes in cold water until it is thawed, by kind: small prawns are thawed when a fillet is still stiff. */
const THAW_MINUTES: Readonly<Record<string, number>> = { shrimp: 20, fish: 40 };
const THAW_MINUTES_OF_MEAT = 60;
const THAW_MINUTES_OF_LARGE = 180;

/** Frozen raw meat, fish and shellfish, which are thawed before they are cooked. */
const frozenRaw = (parts: readonly Part[]): Part[] =>
  parts.filter(
    (part) =>
      isFrozen(part.stocked.name) &&
      part.stocked.culinary.role === 'protein' &&
      RAW_KINDS.has(kindOf(part)) &&
      !isCookedBefore(part) &&
      !isOfPlants(part),
  );

const minutesToThaw = (part: Part): number =>
  part.stocked.culinary.isLarge
    ? THAW_MINUTES_OF_LARGE
    : (THAW_MINUTES[kindOf(part) ?? ''] ?? THAW_MINUTES_OF_MEAT);

/**
 * The step that thaws frozen raw meat, fish and shellfish, and its minutes; undefined if there is none. The US Department of Agriculture (fsis.usda.gov, The
 * Big Thaw) advises cold water for what is eaten the same day: a leakproof bag, and water that is changed every 30 minutes.
 */
export function thawing(
  parts: readonly Part[],
): { readonly step: string; readonly time: number } | undefined {
  const frozen = frozenRaw(parts);
  if (frozen.length === 0) return undefined;
  const time = Math.max(...frozen.map(minutesToThaw));
  const changed = time > 40 ? ', changing the water every 30 minutes' : '';
  const said = time >= 120 ? `${time / 60} hours` : time === 60 ? '1 hour' : minutes(time);
  return { step: `Thaw ${withThe(frozen)} in a sealed bag in cold water, about ${said}${changed}.`, time };
}

/** Minutes of boiling until soaked beans are tender. */
const BEAN_MINUTES = 60;
const QUICK_SOAK_MINUTES = 60;
/** How much longer a dish takes with dried beans that are soaked on the same day. */
export const DRIED_BEAN_MINUTES = QUICK_SOAK_MINUTES + BEAN_MINUTES;

/** In minutes, until beans that were frozen raw are tender. */
export const FROZEN_BEAN_MINUTES = 25;

/** The step that boils beans that were frozen raw, as limas are, so that they can replace canned ones; undefined if there are none. */
export function boilingFrozenBeans(parts: readonly Part[]): string | undefined {
  const frozen = parts.filter(isFrozenBean);
  return frozen.length > 0
    ? `Boil ${withThe(frozen)} from frozen in plenty of water until tender, about ${FROZEN_BEAN_MINUTES} minutes, and drain.`
    : undefined;
}

/** Edamame, whose record is of frozen ones, take only minutes. */
const isFrozenBean = (part: Part): boolean =>
  kindOf(part) === 'bean' && part.stocked.food?.state === 'canned' && isFrozen(part.stocked.name);

/**
 * The step that cooks dried beans so that they can replace canned ones; undefined if there are none. Boiling them hard
 * destroys the lectin of kidney beans (US Food and Drug Administration, Bad Bug Book, 2nd edition); the quick soak is that of the US Dry
 * Bean Council.
 */
export function soaking(parts: readonly Part[]): string | undefined {
  const dried = parts.filter(({ stocked }) => isDriedBean(stocked.food?.name ?? ''));
  return dried.length > 0
    ? `Soak ${withThe(dried)} in plenty of water overnight, or boil for 2 minutes and leave covered for 1 hour. Drain, cover with fresh water and boil hard for 10 minutes, then simmer until tender, about ${BEAN_MINUTES} minutes, and drain.`
    : undefined;
}

const COOKED_BEFORE = ' (canned, or soaked and boiled until tender before)';

/**
 * The steps with a first one that drains the beans of which none says that they are drained. They say how beans were cooked whose list does
 * not: dried ones would not get tender, nor safe, in the time that a dish takes.
 */
export function withBeansDrained(parts: readonly Part[], instructions: readonly string[]): string[] {
  const said = instructions.join(' ').toLowerCase();
  const beans = parts
    .filter((part) => kindOf(part) === 'bean' && !isFrozenBean(part))
    .map((part) => ({ part, how: part.stocked.culinary.prep.split(' *')[0] ?? '' }))
    .filter(({ how }) => how !== '');
  const unsaid = beans.filter(({ how }) => !said.includes(how)).map(({ part }) => part);
  const areTinned = unsaid.every(isTinned);
  const step = `Drain and rinse ${withThe(unsaid)}${areTinned ? '' : COOKED_BEFORE}.`;
  const unclear = beans.filter(({ part, how }) => said.includes(how) && !isTinned(part));
  const steps = unclear.reduce(
    (all, { part, how }) => withOnceBehind(all, `${how} ${withThe([part])}`.toLowerCase(), COOKED_BEFORE),
    instructions,
  );
  return unsaid.length === 0 ? [...steps] : [step, ...steps];
}

/** The steps with a text behind the first mention of a phrase, which is in lower case. */
function withOnceBehind(steps: readonly string[], phrase: string, text: string): readonly string[] {
  const placeIn = (step: string) => step.toLowerCase().indexOf(phrase);
  const first = steps.findIndex((step) => placeIn(step) >= 0);
  const step = steps[first];
  if (step === undefined) return steps;
  const end = placeIn(step) + phrase.length;
  return steps.with(first, step.slice(0, end) + text + step.slice(end));
}

const saysTinned = saysOneOf(words.tinned);
const isTinned = ({ stocked: { name, keptIn } }: Part) => keptIn === 'can' || saysTinned(name);
const isCuredChorizo = saysOneOf(words['cured chorizo']);

/** Chorizo is sold cured in Spain and raw in Mexico, and merguez raw; cooking cured ones through does no harm. */
function mayBeRaw({ stocked: { name, food } }: Part): boolean {
  return food?.name === 'chorizo' && !isCuredChorizo(name);
}

/** Cooks a cut protein through in a hot pan, and says how to tell that it is done. */
export function cookInPan(protein: Part): string {
  const time = protein.stocked.culinary.minutes;
  const food = withThe(protein);
  const done = safeTemperature(protein);
  if (isCookedBefore(protein))
    return `Add ${food} and warm through, turning now and then, about ${minutes(3)}.`;
  if (isOfPlants(protein))
    return `Add ${food} and cook, breaking it up with a spoon, until browned in places and hot through, ${minutes(5, 6)}.`;
  if (protein.stocked.food?.name === 'hot dog')
    return `Add ${food}, cut into slices, and cook until browned and hot all through, about ${minutes(5)}.`;
  switch (kindOf(protein)) {
    case 'canned-fish':
      return `Add ${food} and turn with care until hot through, about ${minutes(2)}.`;
    case 'poultry':
      return `Add ${food} in one layer and cook, turning now and then, until golden and cooked through (${done}), ${minutes(time, time + 2)}.`;
    case 'ground':
      return `Add ${food} and cook, breaking it up with a spoon, until browned with no pink left (${done}), ${minutes(time, time + 1)}.`;
    case 'sausage':
      return `Add ${food} and cook until ${protein.stocked.culinary.done ?? `browned on both sides and no longer pink inside (${done})`}, about ${minutes(time)}.`;
    case 'steak':
      return `Add ${food} in one layer and sear, turning once, until browned outside and a little pink inside, ${minutes(2, 3)}.`;
    case 'chop':
      return `Add ${food} in one layer and cook, turning once, until browned and just cooked through (${done}), ${minutes(4, 5)}.`;
    case 'fish':
      return `Add ${food} and cook, turning once with care, until the flesh flakes (${done}), ${minutes(3, 4)} a side.`;
    case 'shrimp':
      return `Add ${food} and cook until ${doneShellfish(protein)}, ${minutes(1, 2)} a side.`;
    case 'tofu':
      return `Add ${food} in one layer and cook, turning now and then, until ${protein.stocked.culinary.done ?? 'golden and crisp at the edges'}, ${minutes(time, time + 2)}.`;
    case 'cured':
      if (mayBeRaw(protein))
        return `Add ${food} and cook, turning now and then, until browned and no longer pink inside (${MINCE_DONE}), about ${minutes(8)}.`;
      return `Add ${food} and cook until ${protein.stocked.culinary.done ?? 'the edges are crisp'}, about ${minutes(time)}.`;
    case 'bean':
      return `Add ${food} and cook, stirring, until hot and beginning to crisp, ${minutes(time, time + 1)}.`;
    default:
      return `Add ${food} and cook, turning now and then, until browned and cooked through, ${minutes(time, time + 2)}.`;
  }
}

/** Cuts that are one portion each and are served whole. */
export const CHOPS: readonly string[] = ['pork chop', 'lamb chop', 'lamb steak'];

/** Cooks a steak or chop whole, and anything else in its usual way. */
export function cookWhole(protein: Part): string {
  const kind = isCookedBefore(protein) ? undefined : kindOf(protein);
  if (kind === 'steak')
    return `Sear ${withThe(protein)} for ${minutes(3, 4)} a side for medium (${WHOLE_CUT_DONE} inside).`;
  if (kind === 'chop' && CHOPS.includes(protein.stocked.food?.name ?? ''))
    return `Cook ${withThe(protein)} until browned and just cooked through (${WHOLE_CUT_DONE} inside), ${minutes(4, 5)} a side.`;
  return cookInPan(protein);
}

/** How to tell that shellfish is done. */
const doneShellfish = ({ stocked }: Part): string => stocked.culinary.done ?? 'pink and just curled';

/** Browns a protein that finishes cooking in a liquid. Mince and tofu are cooked through at once. */
export function brown(protein: Part): string {
  const kind = kindOf(protein);
  if (kind !== 'poultry' && kind !== 'chop' && kind !== 'other-protein') return cookInPan(protein);
  return `Add ${withThe(protein)} and cook, turning now and then, until lightly browned, about ${minutes(5)}.`;
}

/** Adds a protein that cooks in a simmering liquid. */
export function simmerProtein(protein: Part): string {
  const food = withThe(protein);
  switch (kindOf(protein)) {
    case 'shrimp':
      return `Slip in ${food} and simmer until ${doneShellfish(protein)}, ${minutes(3)}.`;
    case 'fish':
      return `Lower in ${food} in large pieces and simmer gently until the flesh flakes (${WHOLE_CUT_DONE}), ${minutes(5, 6)}.`;
    case 'tofu':
      return `Add ${food} and warm through, ${minutes(3)}.`;
    default:
      return `Add ${food} and simmer until hot through, ${minutes(5)}.`;
  }
}
