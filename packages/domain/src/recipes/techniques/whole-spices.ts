import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { saysOneOf } from '../../foods/phrases-in.ts';
import type { Dish } from '../model/dish.ts';
import type { Part } from '../model/stocked.ts';
import { lastWord } from '../roles/describe-food.ts';
import { mentions, sentencesOf, them, withThe } from './phrases.ts';

const WHOLE: ReadonlySet<string> = new Set(words['whole spices']);
const grinds = saysOneOf(words['grinds in steps']);
const mixes = saysOneOf(words['mixes in steps']);
const simmers = saysOneOf(words['simmers in steps']);

/** Methods of dishes with a liquid in which a stick or a pod gives its taste, and is left on the plate. */
const WITH_LIQUID: ReadonlySet<string> = new Set(['soup', 'stew', 'curry', 'rice', 'beans', 'drink']);

/** Whole spices that a dish means ground: cinnamon sticks, which no kitchen grinds finely, and those that it does. */
interface ToGrind {
  readonly sticks: readonly Part[];
  readonly others: readonly Part[];
}

/** The form in which a spice is kept whole, as 'seed' of cumin seeds; undefined of ground spices, and of seeds that have no other form. */
function wholeForm({ stocked: { culinary, food } }: Part): string | undefined {
  const form = lastWord(culinary.one);
  if (culinary.role !== 'spice' || !food || !WHOLE.has(form) || culinary.one.startsWith('ground '))
    return undefined;
  return food.name.startsWith('ground ') || lastWord(food.name) !== form ? form : undefined;
}

/** The whole spices of a dish that it means ground, by its needs and steps. */
export function spicesToGrind(
  { needs, method }: Dish,
  parts: readonly Part[],
  steps: readonly string[],
): ToGrind {
  const toGrind = parts.filter((part) => {
    const form = wholeForm(part);
    if (form === undefined) return false;
    const isAskedFor = needs.some(
      ({ id, options }) =>
        id === part.need && options.some((option) => lastWord(option.split('*', 1)[0] ?? '') === form),
    );
    const saying = steps.filter((step) => mentions(step, part));
    const sentences = saying.flatMap(sentencesOf).filter((text) => mentions(text, part));
    if (isAskedFor || (form !== 'stick' && sentences.some(grinds))) return false;
    const staysIn = form !== 'seed' && (WITH_LIQUID.has(method) || saying.some(simmers));
    return !staysIn || sentences.some((text) => mixes(text) || grinds(text));
  });
  return {
    sticks: toGrind.filter((part) => wholeForm(part) === 'stick'),
    others: toGrind.filter((part) => wholeForm(part) !== 'stick'),
  };
}

/** The step that grinds whole spices; undefined if there are none. */
export function grinding(spices: readonly Part[]): string | undefined {
  const pods = spices.filter((part) => wholeForm(part) === 'pod');
  const seeds = spices.filter((part) => !pods.includes(part));
  const text = [
    seeds.length > 0 &&
      `Toast ${withThe(seeds)} in a dry pan until fragrant, about 1 minute, and grind ${them(seeds)}.`,
    pods.length > 0 && `Take the seeds out of ${withThe(pods)} and grind them.`,
  ];
  const said = text.filter((sentence) => sentence !== false);
  return said.length > 0 ? said.join(' ') : undefined;
}
