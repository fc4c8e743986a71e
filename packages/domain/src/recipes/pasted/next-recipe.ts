import { endsWithOne } from '../../text/ends.ts';
import { startsWithAmount } from './pasted-line.ts';
import { readFacts } from './text-facts.ts';
import { headedPart, isSeparator, namesPartOfDish } from './text-headings.ts';
import type { TextLine } from './text-lines.ts';

/** Longer lines are sentences. */
const LONGEST_TITLE = 80;

/**
 * The lines of the first recipe of a text, and those of the next ones. Another recipe has a list of its own behind the
 * steps of the first, under a title on its own. A list under the name of a part ('Icing') belongs to the same dish.
 */
export function withoutNext(lines: readonly TextLine[]): {
  readonly own: readonly TextLine[];
  readonly next: readonly TextLine[];
} {
  const parts = lines.map(({ text }) => headedPart(text));
  const steps = parts.indexOf('steps');
  const list = parts.indexOf('ingredients');
  if (steps < 0 || list < 0) return { own: lines, next: [] };
  for (const [at, part] of parts.entries()) {
    if (part !== 'ingredients' || at <= Math.max(steps, list)) continue;
    const start = startOfRecipe(lines, at, Math.max(steps, list) + 1);
    if (start !== undefined) return { own: lines.slice(0, start), next: lines.slice(start) };
  }
  return { own: lines, next: [] };
}

/** Where the recipe begins whose list has its heading at `list`; undefined if nothing says that it is another one. */
function startOfRecipe(lines: readonly TextLine[], list: number, least: number): number | undefined {
  let start = list;
  let hasTitle = false;
  for (let at = list - 1; at > least; at -= 1) {
    const line = lines[at];
    if (!line) break;
    const isRule = isSeparator(line.text);
    const isFact = !isRule && readFacts(line.text) !== null;
    if (!isRule && !isFact && (hasTitle || !canBeTitle(line, lines[at - 1]))) break;
    hasTitle ||= !isRule && !isFact;
    start = at;
  }
  return hasTitle ? start : undefined;
}

function canBeTitle({ text, isApart }: TextLine, before: TextLine | undefined): boolean {
  const isOnItsOwn = isApart || text.startsWith('#') || (before !== undefined && isSeparator(before.text));
  return (
    isOnItsOwn &&
    text.length <= LONGEST_TITLE &&
    !endsWithOne(text, '.,;!?') &&
    !startsWithAmount(text) &&
    !namesPartOfDish(text)
  );
}
