import { longestCooking } from './longest-cooking.ts';
import { sentencesOf } from './phrases.ts';

/**
 * What a technique says is marked by what it does, until its step is written: a dish may say how it goes on, and garlic that is fried before
 * mushrooms is burnt when these are brown, peas that simmer for ten minutes are gray.
 */
type Mark = readonly [start: string, end: string];

/** Garlic, ginger and spices, which take half a minute. */
const FRAGRANT: Mark = ['\uE000', '\uE001'];
/** What browns for minutes in a hot pan. */
const BROWNED: Mark = ['\uE002', '\uE003'];
/** Peas and leaves, which are done at once. */
const QUICK: Mark = ['\uE004', '\uE005'];

const marked =
  ([start, end]: Mark) =>
  (text: string): string =>
    text === '' ? '' : `${start}${text}${end}`;
export const asFragrant = marked(FRAGRANT);
export const asBrowned = marked(BROWNED);
export const asQuick = marked(QUICK);

const within = ([start, end]: Mark) => `${start}[^${end}]*${end}`;
const FRAGRANT_FIRST = new RegExp(
  `(?<early>${within(FRAGRANT)})(?<browned>(?:\\s*${within(BROWNED)})+)`,
  'gu',
);
const QUICK_FIRST = new RegExp(`(?<quick>${within(QUICK)})(?<rest>.*)$`, 'su');
const MARKS = /[\uE000-\uE005]/gu;

/** From so many minutes on, what is done at once is stirred in afterwards. */
const LONG = 8;

/** A step in the order in which its foods are added to the pan, without marks: garlic after what browns, peas after what simmers. */
export function inOrderOfPan(step: string): string {
  if (!step.includes(FRAGRANT[0]) && !step.includes(BROWNED[0]) && !step.includes(QUICK[0])) return step;
  return withQuickLast(
    step.replace(FRAGRANT_FIRST, (_, early: string, browned: string) => `${browned} ${early}`),
  ).replaceAll(MARKS, '');
}

function withQuickLast(step: string): string {
  const { quick = '', rest = '' } = QUICK_FIRST.exec(step)?.groups ?? {};
  const said = sentencesOf(rest.replaceAll(MARKS, ''));
  const last = said.findLastIndex((sentence) => longestCooking([sentence]) >= LONG);
  if (quick === '' || last < 0) return step;
  const before = step.slice(0, step.length - quick.length - rest.length);
  return [before, ...said.slice(0, last + 1), quick, ...said.slice(last + 1)].join(' ');
}
