import { ALLERGENS, type Eater } from '../../packages/domain/src/eater.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { readTable } from '../cases.ts';

/*
 * What no idea may hold or do, by rules that know nothing of how ideas are composed, so that an error of the app's tables is not
 * repeated here.
 */

/** What a person must not or will not eat. */
export interface Limits {
  readonly eater: Eater;
  readonly dislikes: readonly string[];
}

/** Foods by name, separated by commas; `*` matches any letters of a word. */
interface ForbiddenList {
  readonly names: string;
  /** Exceptions whose names contain a forbidden name. */
  readonly except: string;
  /** Foods that contain it in many brands or recipes, so that a careful cook checks. */
  readonly often: string;
}

/** Whether a food is certainly forbidden, or only in many brands or recipes. */
export type Severity = 'certain' | 'often';

/** The matchers expect text normalised by `plain`. */
type Matchers = Readonly<Record<Severity, (text: string) => boolean>>;

const ROWS = readTable('forbidden-foods.tsv', ['kind', 'of', 'foods', 'except', 'often']);

const LISTS = new Map<string, readonly ForbiddenList[]>();
for (const { kind, of, foods, except, often } of ROWS) {
  const phrases = phrasesOf(foods);
  // '@dairy' is the list of that name, with the exceptions of this row besides its own.
  const named = phrases
    .filter((phrase) => phrase.startsWith('@'))
    .flatMap((phrase) => [...listsFor('allergen', phrase.slice(1)), ...listsFor('list', phrase.slice(1))])
    .map((list) => (except === '' ? list : { ...list, except: `${list.except}, ${except}` }));
  const names = phrases.filter((phrase) => !phrase.startsWith('@')).join(', ');
  const own = names === '' && often === '' ? [] : [{ names, except, often }];
  LISTS.set(`${kind} ${of}`, [...listsFor(kind, of), ...named, ...own]);
}

/** The lists of an allergen, diet, wording of an allergy or dislike; none for what has no row. */
function listsFor(kind: string, of: string): readonly ForbiddenList[] {
  return LISTS.get(`${kind} ${of}`) ?? [];
}

const named = (kind: string) => ROWS.filter((row) => row.kind === kind).map(({ of }) => of);

/** The wordings of allergies, and the dislikes, that have a list. */
export const KNOWN_WORDINGS: readonly string[] = named('wording');
export const KNOWN_DISLIKES: readonly string[] = named('dislike');

const matchersOf = new Map<ForbiddenList, Matchers>();

/**
 * A person's allergies, diets and dislikes that a food of this name violates, according to the independent lists. Words
 * without a list forbid nothing.
 */
export function forbiddenBy(
  name: string,
  { eater, dislikes }: Limits,
  severity: Severity = 'certain',
): string[] {
  const text = plain(name);
  const isIn = (list: ForbiddenList) => matchersFor(list)[severity](text);
  return [
    ...eater.allergies.filter((allergy) =>
      listsFor(ALLERGENS.some((allergen) => allergen === allergy) ? 'allergen' : 'wording', allergy).some(
        isIn,
      ),
    ),
    ...eater.diets.filter((diet) => listsFor('diet', diet).some(isIn)),
    ...dislikes.filter((word) => listsFor('dislike', word).some(isIn)),
  ];
}

function matchersFor(list: ForbiddenList): Matchers {
  const known = matchersOf.get(list);
  if (known) return known;
  const exceptions = patternOf(list.except, 'g');
  const matcher = (names: string) => {
    const pattern = patternOf(names);
    if (!pattern) return () => false;
    return (text: string) => pattern.test(exceptions ? text.replaceAll(exceptions, '·') : text);
  };
  const matchers = { certain: matcher(list.names), often: matcher(list.often) };
  matchersOf.set(list, matchers);
  return matchers;
}

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

/** Matches any phrase of a list as whole words, singular or plural; null for an empty list. */
function patternOf(list: string, flags = ''): RegExp | null {
  const alternatives = phrasesOf(list).map((phrase) => {
    const letters = phrase.replaceAll('*', '\\w*');
    return letters.endsWith('y') ? `${letters.slice(0, -1)}(?:y|ys|ies)` : `${letters}(?:s|es)?`;
  });
  return alternatives.length === 0 ? null : new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, flags);
}

/** Lower case without accents and punctuation, surrounded by spaces. */
function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ` ${letters.replaceAll(/[^a-z0-9]+/g, ' ').trim()} `;
}

/** An idea that contains or mentions food that the person must not or will not eat. */
export interface Violation {
  readonly recipe: string;
  /** An ingredient line, or a sentence of the name, description or steps. */
  readonly text: string;
  readonly where: 'line' | 'words';
  /** The person's allergy, diet or dislike. */
  readonly against: string;
}

/** Cooking verbs, shapes and dish names that contain names of foods. */
const NOT_NAMES =
  /\b(?:buckwheat (?:pancakes|crêpes)|toast|nice cream|poulet rôti|tortilla española|(?:fish|potato|flat|little|crisp|the) cakes|(?:mince|wrap|roll|flour|butter|cake|cream) (?:the|it|them|up|in|into|over|and))(?!\p{L})/giu;

/**
 * Violations of these limits by the independent word lists: in lines, and in sentences that mention a food that no line
 * has.
 */
export function findViolations(
  recipes: readonly ComposedRecipe[],
  limits: Limits,
  severity: Severity = 'certain',
): Violation[] {
  return recipes.flatMap((recipe) => {
    const lines = recipe.ingredients.map(({ name }) => name);
    const inLines = lines.flatMap((text) =>
      forbiddenBy(text, limits, severity).map((against) => ({
        recipe: recipe.name,
        text,
        where: 'line' as const,
        against,
      })),
    );
    const listed = wordsOf(lines.join(' '));
    const known = inLines.map(({ against }) => against);
    const sentences = [recipe.name, recipe.description, ...recipe.instructions];
    const inWords = sentences.flatMap((sentence) => {
      const text = sentence.replaceAll(NOT_NAMES, ' ');
      const unlisted = wordsOf(text).map((word) => (listed.includes(word) ? '-' : word));
      const named = forbiddenBy(unlisted.join(' '), limits, severity);
      return forbiddenBy(text, limits, severity)
        .filter((against) => named.includes(against) && !known.includes(against))
        .map((against) => ({ recipe: recipe.name, text: sentence, where: 'words' as const, against }));
    });
    return [...inLines, ...inWords];
  });
}

/** Lower case and, roughly, singular. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/, ''));
}

/** An idea that could make people ill, or ruins its food. */
export interface Danger {
  readonly recipe: string;
  readonly what: string;
}

const NO_FOOD =
  /\b(?:rhubarb lea(?:f|ves)|(?:apricot|cherry|peach|plum) (?:kernel|stone|pit)s?|green potato(?:es)?|sprouted potato(?:es)?|bitter almonds|elder ?leaves|death cap|foxglove|daffodil)\b/i;
const WHOLE =
  /\b(?:(?:whole|roasting) (?:\w+ )?(?:turkey|chicken|duck|goose|pheasant)|(?:turkey|chicken|duck) crown|turkey (?:breast )?joint|goose|(?:pork|gammon|sirloin|veal|beef) (?:roasting )?joint|rib of beef|rib roast|prime rib|leg of (?:pork|lamb)|pork (?:loin )?roast)\b/i;
const CRUSTACEANS = /\b(?:prawn|shrimp|scallop)s?\b/i;
/** It seasons a sauce that the prawns themselves go into later. */
const THEIR_PASTE = /\b(?:shrimp|prawn) paste\b/gi;
/** Other food that is only called after them, or that was cooked, dried or wrapped before. */
const NO_RAW_CRUSTACEAN =
  /\b(?:cooked|dried|canned|tinned|cocktail|atlantic|potted|paste|sauce|chips?|crackers?|dumplings?|cubes?|breaded|toast|breading|bisque|curry|fried rice|powder|stock|tempura|north|salad|cold water|spring|noodles?|crisps|tail of|cocktails|ring)\b/i;
const RAW_BIRD_OR_MINCE =
  /\b(?:chicken (?:breast|thigh|drumstick|wing|leg)s?|turkey (?:breast|thigh|steak)s?|(?:whole )?chicken|turkey|duck breast|(?:ground|minced?) (?:beef|pork|turkey|chicken|lamb)|(?:beef|pork|turkey|chicken|lamb) mince|pork sausages?)\b/i;
const NOT_RAW =
  /\b(?:cooked|roast(?:ed)?|rotisserie|leftover|canned|tinned|smoked|stock|broth|bouillon|soup|deli|sliced|nuggets?|breaded|fried|grilled|pulled|shredded|cube|gravy|pie|curry|fat|kievs?|pate|ham|bacon|salami|seasoning|spread|sandwich|paste|sauce|stuffing|chilli|chili|wrap|flavou?r(?:ed)?|noodles?|burgers?|fingers?|goujons?|tenders?|patt(?:y|ies)|schnitzel|vegan|vegetarian|quorn|soya?|plant|casserole|stew|salad|biryani|pizza|pasta|lasagn[ae]|dumplings?|kebabs?|cold|jerky|dinosaurs?|popcorn|pot|rice|ready|marinated|tikka|korma|masala|bites?|crispy|last night['’]s)\b/i;

/** Red meat that is cut up first is no joint any more. */
const IN_PIECES =
  /\bcut the [^.]*\b(?:lamb|beef|joint|pork|mutton)\b[^.]* into (?:\d cm |small )?(?:cubes|pieces)/i;
const HEAT = /\b(?:skillet|wok|frying pan|pan-fry|stir-fry|griddle)\b/i;
const IN_OVEN_OR_POT = /\b(?:roast|oven|simmer|braise|slow cooker|bake|stew|poach)/i;
const DONE =
  /\b(?:74 °C|71 °C|63 °C|cooked through|no (?:longer )?pink|done through|opaque|until (?:pink|very tender|the meat)|(?:simmer|bake|roast|cook)[^.]*hours?)\b/i;
const COOKS = /\b(?:simmer|cook|bake|boil|roast|stew|braise|steam)/i;
const ELSEWHERE =
  /\b(?:Meanwhile|Steam the|rice in a pan|1½ times|rest|cool|chill|marinate|soak|before|lift(?:ed)? out|move to a plate|thaw|another pan|separate)\b/i;
const TAKEN_OUT =
  /\b(?:lift (?:it|them|the [^.]*) out|lift out|move to a plate|set aside|take (?:it|them) out)\b/i;
/** Work before it is cooked. */
const PREPARES =
  /^(?:Thaw|Peel|Chop|Finely chop|Slice|Cut|Pat|Rinse|Toss|Stir|Mix|Dice|Season|Marinate|Turn)\b/;
/** In minutes; a prawn is rubber long before. */
const LONGEST_CRUSTACEAN = 15;

/** The dangers of ideas. */
export function findDangers(recipes: readonly ComposedRecipe[]): Danger[] {
  return recipes.flatMap((recipe) => {
    const text = recipe.instructions.join(' ');
    const names = recipe.ingredients.map(({ name }) => name);
    const found = [
      ...names.filter((name) => NO_FOOD.test(name)).map((name) => `no food: ${name}`),
      ...names
        .filter((name) => isWhole(name) && !isRoasted(text) && !IN_PIECES.test(text))
        .map((name) => `large and not roasted: ${name}`),
      ...(names.some(isRawFlesh) && !DONE.test(text) ? ['raw meat without a sign that it is done'] : []),
      ...crustaceansCookedLong(recipe),
    ];
    return found.map((what) => ({ recipe: recipe.name, what }));
  });
}

const isWhole = (name: string) =>
  WHOLE.test(name) && !NOT_RAW.test(name.replace(/\b(?:roast|roasting)\b/i, ''));
const isRawFlesh = (name: string) => RAW_BIRD_OR_MINCE.test(name) && !NOT_RAW.test(name);
const isRoasted = (text: string) =>
  IN_OVEN_OR_POT.test(text) && !(HEAT.test(text) && !/\boven\b/i.test(text));

const sentencesOf = (steps: readonly string[]) => steps.flatMap((step) => step.split(/(?<=[.!;]) /));

/** How long prawns are in the pot, from the sentence that adds them. */
function crustaceansCookedLong({ ingredients, instructions }: ComposedRecipe): string[] {
  const raw = ingredients.some(({ name }) => CRUSTACEANS.test(name) && !NO_RAW_CRUSTACEAN.test(name));
  if (!raw) return [];
  let isIn = false;
  let minutes = 0;
  for (const sentence of sentencesOf(instructions)) {
    if (CRUSTACEANS.test(sentence.replaceAll(THEIR_PASTE, '')) && !PREPARES.test(sentence)) isIn = true;
    if (!isIn) continue;
    if (COOKS.test(sentence) && !ELSEWHERE.test(sentence)) minutes += shortestMinutes(sentence);
    if (TAKEN_OUT.test(sentence)) isIn = false;
  }
  return minutes > LONGEST_CRUSTACEAN ? [`prawns in the pot for ${minutes} minutes`] : [];
}

function shortestMinutes(sentence: string): number {
  const [, amount = '0', unit = ''] = /(\d+)(?:½)?(?: to \d+)? (minute|hour)/.exec(sentence) ?? [];
  return Number(amount) * (unit === 'hour' ? 60 : 1);
}
