import { tokenize } from '../../language/tokens.ts';
import { amountsAt, isMeasured, meaningAt } from './meal-amount.ts';
import { type MealLine, mealLineOf } from './meal-line.ts';
import { piecesAt } from './parse-meal.ts';
import { NO_AMOUNT, type TypedAmount } from './typed-amount.ts';

/** A name that was typed whole, with the amount before or behind it. */
export interface NamedPart {
  readonly text: string;
  readonly name: string;
  readonly amount: TypedAmount;
}

/**
 * Takes the names of saved recipes out of a typed meal: '2 eggs, a bowl of gran's lentil soup and toast' is eggs, the
 * recipe and toast. A name counts if it was typed whole, with nothing but its amount around it: a recipe called 'Soup' is not meant by
 * 'tomato soup'.
 */
export function splitAtNames(text: string, names: readonly string[]): (string | NamedPart)[] {
  const line = mealLineOf(text);
  for (const name of names) {
    const found = findNamed(line, name);
    if (found === null) continue;
    const { from, to, before, behind, amount } = found;
    const typed = (start: number, end: number) =>
      text.slice(line.tokens[start]?.start, line.tokens[end - 1]?.end);
    return [
      ...(before > 0 ? splitAtNames(typed(0, before), names) : []),
      { text: typed(from, to), name, amount },
      ...(behind < line.tokens.length ? splitAtNames(typed(behind, line.tokens.length), names) : []),
    ];
  }
  return text.trim() === '' ? [] : [text];
}

/** Letters and digits, in which apostrophes do not count. */
const keysOf = (tokens: readonly { readonly key: string }[]): string[] =>
  tokens.map(({ key }) => key.replaceAll(/['’]/g, ''));

/** Whether what separates foods stands at a token, and the first token behind it. */
function jointAt(line: MealLine, at: number): number | undefined {
  const joint = piecesAt(line, at).find(({ role }) => role === 'joint' || role === 'break');
  return joint?.to;
}

function findNamed(line: MealLine, name: string) {
  const [typed, wanted] = [keysOf(line.tokens), keysOf(tokenize(name))];
  for (let at = 0; at + wanted.length <= typed.length; at += 1) {
    if (wanted.some((key, more) => typed[at + more] !== key)) continue;
    const ahead = amountAhead(line, at);
    const behind = ahead && amountBehind(line, at + wanted.length);
    if (ahead && behind) return { ...ahead, ...behind, amount: together(ahead.amount, behind.amount) };
  }
  return null;
}

/** Only what tells nothing and an amount may stand between a joint and the name. */
function amountAhead(line: MealLine, name: number) {
  const froms = Array.from({ length: name + 1 }, (_, at) => at);
  for (const from of froms) {
    const before =
      froms.find((at) => at < from && jointAt(line, at) === from) ?? (from === 0 ? 0 : undefined);
    if (before === undefined) continue;
    let [at, amount] = [from, NO_AMOUNT];
    while (at < name) {
      const measure = amountsAt(line, at).find(({ to }) => to <= name);
      const told = meaningAt(line, at, 'ignored');
      if (measure) [at, amount] = [measure.to, measure.amount];
      else if (told && told.to <= name) at = told.to;
      else break;
    }
    if (at === name) return { from, before, amount };
  }
  return null;
}

/** An amount may stand between the name and the end or a joint. */
function amountBehind(line: MealLine, name: number) {
  const comma = line.tokens[name]?.text === ',' || line.tokens[name]?.key === '(' ? name + 1 : name;
  const amounts = [{ to: name, amount: NO_AMOUNT }, ...amountsAt(line, name), ...amountsAt(line, comma)];
  for (const { to, amount } of amounts.toReversed()) {
    const end = line.tokens[to]?.key === ')' ? to + 1 : to;
    const behind = end >= line.tokens.length ? end : jointAt(line, end);
    if (behind !== undefined) return { to: end, behind, amount };
  }
  return null;
}

/** Of any dish or container that recipes are not measured in, one holds a serving. */
function together(ahead: TypedAmount, behind: TypedAmount): TypedAmount {
  const amount = behind === NO_AMOUNT ? ahead : behind;
  return isMeasured(amount.unit) || amount.unit === 'serving' ? amount : { ...amount, unit: '' };
}
