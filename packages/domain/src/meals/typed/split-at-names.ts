import { readTypedAmount, type TypedAmount } from './typed-amount.ts';
import { isFood } from './typed-meal.ts';

/** A name that was typed whole, with the amount before or behind it. */
export interface NamedPart {
  readonly text: string;
  readonly name: string;
  readonly amount: TypedAmount;
}

const JOINT = String.raw`[,;\n&+]|(?<![\p{L}\p{N}])(?:and|with|plus|then)(?![\p{L}\p{N}])`;
const JOINTS = new RegExp(JOINT, 'giu');
const JOINTS_BEFORE = new RegExp(String.raw`(?:\s|${JOINT})+$`, 'iu');
const JOINTS_BEHIND = new RegExp(String.raw`^(?:\s|${JOINT})+`, 'iu');
const BEHIND = new RegExp(
  String.raw`^( ?[x×] ?\d{1,2}|,? \(?\d[\d.,/]* ?(?:g|grams?|servings?|portions?|bowls?|plates?)?\)?)?\s*(?=$|${JOINT})`,
  'iu',
);
/** Words before a name that do not make it another dish. */
const OWN_WORDS = /^(?:(?:some|more|my|our|the|leftover|homemade|home-made|reheated|cold|warm) )+/i;
/** Stands for the name while its amount is read. */
const ANY_FOOD = 'soup';
/** Units of recipes; any other dish or container holds a serving. */
const RECIPE_UNITS: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb', 'serving']);

/**
 * Takes the names of saved recipes out of a typed meal: '2 eggs, a bowl of gran's lentil soup and toast' is eggs, the
 * recipe and toast. A name counts if it was typed whole, with nothing but its amount around it: a recipe called 'Soup' is not meant by
 * 'tomato soup'.
 */
export function splitAtNames(text: string, names: readonly string[]): (string | NamedPart)[] {
  for (const name of names) {
    const found = findNamed(text, name);
    if (found === null) continue;
    const { before, part, behind } = found;
    return [...splitAtNames(before, names), part, ...splitAtNames(behind, names)];
  }
  return text.trim() === '' ? [] : [text];
}

function findNamed(text: string, name: string) {
  for (const found of text.matchAll(patternOf(name))) {
    const ahead = text.slice(0, found.index);
    const joint = [...ahead.matchAll(JOINTS)].at(-1);
    const from = joint === undefined ? 0 : joint.index + joint[0].length;
    const lead = ahead.slice(from).trimStart().replace(OWN_WORDS, '');
    const [whole, count = ''] = BEHIND.exec(text.slice(found.index + found[0].length)) ?? [];
    if (whole === undefined) continue;
    const counted = count.replace(/^[,(x× ]+|[) ]+$/gi, '');
    const amountText = counted === '' ? lead : `${counted} ${/\p{L}/u.test(counted) ? 'of ' : ''}${lead}`;
    const read = readTypedAmount(`${amountText}${ANY_FOOD}`, isFood);
    if (read.name !== ANY_FOOD) continue;
    const { unit } = read.amount;
    const amount = RECIPE_UNITS.has(unit) ? read.amount : { ...read.amount, unit: '' };
    const end = found.index + found[0].length + whole.length;
    return {
      before: text.slice(0, from).replace(JOINTS_BEFORE, ''),
      part: { text: text.slice(from, end).trim(), name, amount },
      behind: text.slice(end).replace(JOINTS_BEHIND, ''),
    };
  }
  return null;
}

/** A word as it may be written, with or without its apostrophes. */
const written = (word: string) =>
  word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]?");

/** A name in any case, with or without its apostrophes. */
function patternOf(name: string): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => written(word));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'giu');
}
