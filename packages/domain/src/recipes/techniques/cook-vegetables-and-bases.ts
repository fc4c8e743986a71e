import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { uncookedRowOf } from '../../foods/food-state.ts';
import { isFrozen } from '../../foods/is-frozen.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { kindOf, type Part } from '../model/stocked.ts';
import { asBrowned, asQuick } from './order-in-pan.ts';
import { arePlural, mentions, minutes, noun, sentences, them, withThe } from './phrases.ts';

const SLOW = 8;
const QUICK = 2;
/** Of roots in thin slices, over high heat. */
const THIN_IN_WOK = 4;

/** Leaves and peas, which are stirred in last. */
export const isDoneAtOnce = (part: Part): boolean =>
  kindOf(part) === 'leafy' || (kindOf(part) === 'tender' && part.stocked.culinary.minutes <= QUICK);

const inPan = (part: Part): number => part.stocked.culinary.minutes;
const inWok = (part: Part): number =>
  kindOf(part) === 'root' && inPan(part) <= SLOW ? THIN_IN_WOK : inPan(part);

/** Groups vegetables by cooking time: slow ones are added first, leaves last. */
function bySpeed(
  vegetables: readonly Part[],
  time: (part: Part) => number,
): { slow: Part[]; medium: Part[]; quick: Part[] } {
  return {
    slow: vegetables.filter((part) => time(part) >= SLOW),
    medium: vegetables.filter((part) => time(part) > QUICK && time(part) < SLOW),
    quick: vegetables.filter((part) => time(part) <= QUICK),
  };
}

/** Adds vegetables to a hot pan, each as late as possible, and says how to tell that they are done. */
export function cookVegetables(vegetables: readonly Part[], verb = 'cook'): string {
  const time = verb === 'stir-fry' ? inWok : inPan;
  const { slow, medium, quick } = bySpeed(vegetables, time);
  const head = Math.max(0, ...slow.map(time));
  const body = Math.max(0, ...medium.map(time));
  const browned = sentences(
    slow.length > 0 &&
      (medium.length > 0
        ? `Add ${withThe(slow)} and ${verb}${verb === 'cook' ? ', stirring,' : ''} until beginning to soften, about ${minutes(Math.max(3, head - body))}.`
        : `Add ${withThe(slow)} and ${verb}${verb === 'cook' ? ', stirring,' : ''} until tender, ${minutes(head, head + 2)}.`),
    medium.length > 0 &&
      `Add ${withThe(medium)} and ${verb}${verb === 'cook' ? ', stirring,' : ''} until ${doneness(medium, verb)}, ${minutes(body - 1, body + 1)}.`,
  );
  const last =
    quick.length > 0 &&
    asQuick(
      quick.some(isFrozenLeaf)
        ? `Stir in ${withThe(quick)} and cook until hot all through, ${minutes(4, 6)}.`
        : `Stir in ${withThe(quick)} and cook until ${quickDoneness(quick)}, ${quick.some(isFrozenPart) ? minutes(3, 4) : minutes(1, 2)}.`,
    );
  return sentences(verb === 'simmer' ? browned : asBrowned(browned), last);
}

/** Frozen spinach is cooked already and pressed into blocks, which thaw slowly and do not wilt. */
const isFrozenLeaf = (part: Part) => kindOf(part) === 'leafy' && isFrozenPart(part);
const isFrozenPart = ({ stocked }: Part) => isFrozen(stocked.name);

/** Steams the vegetables of a bowl that are not eaten raw; '' if there are none. */
export function steamVegetables(vegetables: readonly Part[]): string {
  const cooked = vegetables.filter((part) => kindOf(part) !== 'raw' && kindOf(part) !== 'tomato');
  const leaves = cooked.filter((part) => kindOf(part) === 'leafy');
  const firm = cooked.filter((part) => !leaves.includes(part));
  if (firm.length === 0)
    return leaves.length === 0
      ? ''
      : `Steam ${withThe(leaves)} until just wilted, ${minutes(longest(leaves))}.`;
  const later =
    leaves.length === 0 ? '' : `; add ${withThe(leaves)} for the last ${minutes(longest(leaves))}`;
  return `Steam ${withThe(firm)} until just tender, about ${minutes(longest(firm))}${later}.`;
}

/** Verbs of a step that heats a vegetable, or of one that joins it to something hot. */
const heats = saysOneOf(words['heats in steps']);
/** Frozen chips are baked by their own step. */
const FROM_FREEZER: ReadonlySet<string | undefined> = new Set(['tender', 'firm', 'root', 'leafy']);

/**
 * The step that cooks frozen vegetables which no other step heats, as on a bowl or in a salad; undefined if there are none. Frozen vegetables
 * may carry Listeria and are not ready to eat (European Food Safety Authority, doi.org/10.2903/j.efsa.2020.6092).
 */
export function cookFrozen(parts: readonly Part[], steps: readonly string[]): string | undefined {
  const raw = leftFrozen(parts, steps).filter(
    (part) => part.stocked.culinary.role === 'vegetable' && FROM_FREEZER.has(kindOf(part)),
  );
  return raw.length > 0 ? `Boil ${withThe(raw)} for 3 minutes and drain.` : undefined;
}

/** The step that thaws frozen fruit which no other step heats; undefined if there is none. */
export function thawFruit(parts: readonly Part[], steps: readonly string[]): string | undefined {
  const frozen = leftFrozen(parts, steps).filter((part) => part.stocked.culinary.role === 'fruit');
  return frozen.length > 0 ? `Thaw ${withThe(frozen)} and keep the juice.` : undefined;
}

/** Frozen food that no step heats. */
function leftFrozen(parts: readonly Part[], steps: readonly string[]): Part[] {
  const said = steps.flatMap((step) => step.split(/(?<=\.) /));
  const isHeated = (part: Part) =>
    said.some(
      (sentence, at) =>
        mentions(withoutLonger(sentence, part, parts), part) &&
        (heats(sentence) || said.slice(at + 1).some((later) => heatsAllOf(sentence, later, parts))),
    );
  return parts.filter((part) => isFrozen(part.stocked.name) && !isHeated(part));
}

/** Whether a later sentence heats what one put together: 'Toss the broccoli with the oil.' 'Roast on a tray until browned.' */
function heatsAllOf(sentence: string, later: string, parts: readonly Part[]): boolean {
  return (
    heats(later) &&
    !later.startsWith('Serve ') &&
    parts.every(
      (part) => !mentions(later, part) || mentions(sentence, part) || part.stocked.culinary.role === 'liquid',
    )
  );
}

/** A sentence without the foods that have another in their name: 'Warm the corn tortillas' heats no corn. */
function withoutLonger(sentence: string, part: Part, parts: readonly Part[]): string {
  return parts
    .map(noun)
    .filter((other) => other !== noun(part) && other.includes(noun(part)))
    .reduce((text, other) => text.replaceAll(other, ''), sentence);
}

function longest(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map((part) => part.stocked.culinary.minutes));
}

function doneness(parts: readonly Part[], verb: string): string {
  if (verb === 'simmer') return 'tender';
  if (parts.every((part) => part.stocked.culinary.name === 'mushroom'))
    return 'browned and their juices have cooked off';
  if (parts.every((part) => kindOf(part) === 'tomato')) return 'soft and juicy';
  return verb === 'stir-fry' ? 'bright and crisp-tender' : 'just tender';
}

function quickDoneness(parts: readonly Part[]): string {
  const leaves = parts.filter((part) => kindOf(part) === 'leafy');
  if (leaves.length === parts.length) return 'just wilted';
  if (leaves.length > 0) return `${withThe(leaves)} ${arePlural(leaves) ? 'have' : 'has'} just wilted`;
  return parts.every((part) => / ?pea$/.test(part.stocked.culinary.name)) ? 'bright green' : 'hot through';
}

/** Of potatoes and roots on a tray. */
const OVEN_MINUTES = 30;

/**
 * Roasts vegetables on one tray in a hot oven: 'about 30 minutes; add the asparagus for the last 15'.
 * @param least the minutes that something else takes on the tray
 */
export function roastOnTray(vegetables: readonly Part[], least = 0): string {
  const time = ({ stocked }: Part) => stocked.culinary.tray ?? OVEN_MINUTES;
  const longestTime = Math.max(least, ...vegetables.map(time));
  const sooner = Map.groupBy(
    vegetables.filter((part) => time(part) < longestTime),
    time,
  );
  const later = [...sooner].map(([least, parts]) => `${withThe(parts)} for the last ${least}`);
  return `about ${minutes(longestTime)}${later.length > 0 ? `; add ${later.join(' and ')}` : ''}`;
}

/** Potatoes that are boiled whole, by the name in the list. */
const isSmall = saysOneOf([...words['small pieces'], ...words.tinned]);

/** Large potatoes and roots are cut, because whole ones take twice as long. */
function intoPan(potatoes: Part, isCut: boolean): string {
  const food = withThe(potatoes);
  if (isCut || isSmall(potatoes.stocked.name)) return `Put ${food}`;
  return `Peel ${food}, cut into even chunks and put ${them(potatoes)}`;
}

/** Rice that needs no more minutes was cooked before it was dried, and only stands in hot water. */
const STANDS = 5;

const standInWater = (food: string): string =>
  `Put ${food} in a bowl, pour over the same volume of boiling water, cover for ${minutes(STANDS)} and fluff with a fork.`;

/** Cooked pasta has no way of cooking of its own, but the dry one has. */
const isCookedPasta = ({ stocked: { food } }: Part): boolean =>
  food !== undefined && uncookedRowOf(food)?.cook?.kind === 'pasta';

const KEPT_WATER = ['; keep a cup of the cooking water, then', '; keep a cup of the water, then'];

/** A step without keeping the water of the pasta. */
export const withoutKeptWater = (step: string): string =>
  KEPT_WATER.reduce((text, kept) => text.replace(kept, ', then'), step);

/**
 * Cooks rice, grains, noodles or potatoes in water until ready to serve.
 * @param form 'cut' if a step before has cut the potatoes, 'hot' for noodles that are not rinsed because they are served hot
 */
export function cookBase(base: Part, form = ''): string {
  const food = withThe(base);
  const time = base.stocked.culinary.minutes;
  if (isCookedPasta(base))
    return `Dip ${food} into boiling water until hot through, 1 minute; keep a cup of the water, then drain.`;
  switch (kindOf(base)) {
    case 'rice': {
      if (time <= STANDS) return standInWater(food);
      const water = time > 20 ? 'twice' : '1½ times';
      return `Put ${food} in a pan with ${water} its volume of water, bring to a boil, then cover and simmer over low heat until tender, about ${minutes(time)}. Leave covered off the heat for 5 minutes and fluff with a fork.`;
    }
    case 'couscous':
      return standInWater(food);
    case 'noodle':
      return `Cook ${food} in plenty of boiling water until just tender, about ${minutes(time)}, then drain${form === 'hot' ? '' : ` and rinse ${them(base)} in cold water`}.`;
    case 'pasta':
      return `Cook ${food} in plenty of boiling salted water until just firm to the bite, about ${minutes(time)}; keep a cup of the cooking water, then drain.`;
    case 'potato':
    case 'root':
      return `${intoPan(base, form === 'cut')} in a pan of cold salted water, bring to a boil and simmer until the tip of a knife slips in, about ${minutes(time)}, then drain.`;
    case 'lentil':
      return `Simmer ${food} in plenty of water until tender but whole, about ${minutes(time)}, then drain.`;
    default:
      return `Simmer ${food} in plenty of water until tender, about ${minutes(time)}, then drain well.`;
  }
}
