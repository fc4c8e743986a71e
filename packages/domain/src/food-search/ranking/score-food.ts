import type { DataSet } from '../../foods/usda/data-set.ts';
import { isBareWord, type SearchQuery } from '../query/search-query.ts';
import { headKey } from '../words/name-parts.ts';
import type { Candidate, CandidateName } from './candidate.ts';
import { matchName, type NameMatch } from './match-name.ts';

export interface Score {
  readonly points: number;
  /** Whether a required word names the food itself, in the shown name or as the whole of another name. */
  readonly isNoun: boolean;
  /** Whether no required word had to be corrected. */
  readonly isSure: boolean;
}

/**
 * Points for each observation; a food's score is their sum. A match of every word weighs most, then an exact name and
 * naming the food itself, then plainness.
 */
const POINTS = {
  coverage: 100,
  exactly: 40,
  exactlyButForClaims: 15,
  ownName: 9,
  named: 8,
  noun: 34,
  wholeHead: 12,
  common: 4,
  commonOfOneWord: 8,
  everydayOfOneWord: 22,
  asServed: -14,
  rareOfFewLetters: -16,
  beginsName: 12,
  addition: -5,
  additionToOneWord: -20,
  welcome: 3,
  extraHead: -5,
  extraKind: -2.5,
  extraRest: -1,
  doubt: -12,
  begun: -25,
  unfinished: -12,
  otherName: -8,
  begunOtherName: -12,
  otherPhrase: -30,
} as const;

/** Points for a one-word query by how common the food is. */
const OF_ONE_WORD = { 0: 0, 1: POINTS.commonOfOneWord, 2: POINTS.everydayOfOneWord } as const;

/** Words this short are more often a prefix ('pot', 'wat') than a complete, rare word. */
const FEW_LETTERS = 4;

/** More extra words than this cost no further points. */
const MOST_EXTRA_REST = 10;

const NO_MATCH: Score = {
  points: Number.NEGATIVE_INFINITY,
  isNoun: false,
  isSure: false,
};

/** The score of a food whose name is the query, however it is split into words: 'icecream'. */
function sameName(own: number): Score {
  const points = POINTS.coverage + POINTS.noun + POINTS.wholeHead + POINTS.otherName + own;
  return { points, isNoun: true, isSure: true };
}

/** Whether the query is the head noun of the name: 'milkshake' for 'Milk shakes, thick vanilla'. */
function isSameHead({ keys }: SearchQuery, { readNames: [shown] }: Candidate): boolean {
  return shown !== undefined && keys.includes(headKey(shown.parts));
}

/** The best score of any phrasing of the query with any name of the food. */
export function scoreFood(query: SearchQuery, food: Candidate): Score {
  const isExact = food.keys.some((key) => query.keys.includes(key));
  const common = commonPoints(query, food, isExact);
  // Commonness counts half for a whole other name ('steak') and not at all for a part of one: that milk is common says
  // nothing about a name that begins with 'blue'.
  const byOtherName = food.keys.includes(query.keys[0] ?? '') ? common / 2 : Math.min(common, 0);
  const own = exactPoints(query, food) - food.rarity;
  let best = isExact ? sameName(own + byOtherName) : NO_MATCH;
  for (const [at, name] of food.readNames.entries()) {
    const match = bestMatch(query, name, { isShown: at === 0, dataSet: food.dataSet });
    const points = match.points + own + (at === 0 ? common : byOtherName + POINTS.otherName);
    if (points > best.points) best = { ...match, points };
  }
  return best.points === Number.NEGATIVE_INFINITY && isSameHead(query, food) ? sameName(own + common) : best;
}

function bestMatch(
  query: SearchQuery,
  name: CandidateName,
  { isShown, dataSet }: { readonly isShown: boolean; readonly dataSet: DataSet },
): Score {
  let best = NO_MATCH;
  const isOneWord = isBareWord(query);
  const additionPoints = isOneWord ? POINTS.additionToOneWord : POINTS.addition;
  for (const [place, phrasing] of query.phrasings.entries()) {
    const match = matchName(phrasing, name);
    // Without every word it is another food: for 'prime rib', a celery rib is no result.
    if (match === undefined) continue;
    // 'Sardines in tomato sauce' contains every word of 'tomato sauce' but is not a sauce.
    if (phrasing.words.length > 1 && match.extra.head === name.parts.head.length) continue;
    // In the built-in table, extra words make another dish: 'chicken with mole'. A long USDA description is still one
    // food.
    const addition = dataSet === 'builtin' && match.extra.rest > 0 ? additionPoints : 0;
    const isNoun = match.isNoun && (isShown || match.extra.head === 0);
    const points =
      pointsOf(match) +
      addition +
      (isOneWord && place > 0 ? POINTS.otherPhrase : 0) +
      (isOneWord && isShown && dataSet === 'builtin' && match.isBeginning ? POINTS.beginsName : 0) +
      (!isShown && match.unfinished > 0 ? POINTS.begunOtherName : 0) +
      // 'Tea bag' is another name of tea, but tea is not a bag.
      (isOneWord && match.isNoun && !isNoun ? -POINTS.noun / 2 : 0);
    if (points <= best.points) continue;
    best = { points, isNoun, isSure: match.doubt === 0 };
  }
  return best;
}

function pointsOf(match: NameMatch): number {
  const { head, kind, rest } = match.extra;
  // 'egg' is the beginning of 'eggplant', but does not say what that is.
  const sureness = match.unfinished > 0 ? 0.5 : 1;
  return (
    POINTS.coverage +
    sureness * (head === 0 ? POINTS.wholeHead : 0) +
    sureness * (match.isNoun ? POINTS.noun : 0) +
    POINTS.welcome * match.welcome +
    POINTS.extraHead * head +
    POINTS.extraKind * kind +
    POINTS.extraRest * Math.min(rest, MOST_EXTRA_REST) +
    POINTS.doubt * match.doubt +
    (match.unfinished > 0 ? POINTS.begun : 0) +
    POINTS.unfinished * match.unfinished
  );
}

/**
 * The less was typed, the more the commonness of a food counts. A one-word query hardly means a dish as one kitchen
 * serves it.
 */
function commonPoints(
  query: SearchQuery,
  { dataSet, commonness, isServed }: Candidate,
  isExact: boolean,
): number {
  if (dataSet !== 'builtin') return 0;
  if (!isBareWord(query)) return commonness * POINTS.common;
  const isShort = query.food.length <= FEW_LETTERS;
  return (
    OF_ONE_WORD[commonness] +
    (isServed && !isExact ? POINTS.asServed : 0) +
    (isShort && commonness === 0 && !isExact ? POINTS.rareOfFewLetters : 0)
  );
}

/**
 * An exact name that includes the claim counts more: 'vegan chili' is the dish of that name rather than the pepper
 * 'chili', which is also vegan.
 */
function exactPoints({ keys, wholeKeys, constraints }: SearchQuery, food: Candidate): number {
  // Of two foods with a name, the one that is shown under it is meant: fish fingers are also a name of fish sticks.
  if (food.keys[0] === wholeKeys[0]) return POINTS.exactly + POINTS.ownName;
  if (wholeKeys.includes(food.keys[0] ?? '')) return POINTS.exactly + POINTS.named;
  if (food.keys.some((key) => wholeKeys.includes(key))) return POINTS.exactly;
  if (!food.keys.some((key) => keys.includes(key))) return 0;
  return constraints.length > 0 ? POINTS.exactlyButForClaims : POINTS.exactly;
}
