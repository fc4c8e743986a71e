import type { LineAvailability } from '../availability.ts';
import type { RecipeLine } from '../composed-recipe.ts';
import type { JudgedLine } from './judge-lines.ts';
import type { JudgingTable } from './judging-table.ts';

/** The lines of one idea with what the kitchen has of them. Of 'salt and pepper' each food must be there, however much. */
export function decideLines(lines: readonly JudgedLine[], table: JudgingTable): RecipeLine[] {
  const asked = lines.map(({ line, foods = [] }) =>
    foods.length > 1 ? foods.map(({ name }) => ({ name, amount: 'to taste', unit: '' })) : [line],
  );
  const decided = table.decide(asked.flat());
  let at = 0;
  return lines.map(({ line }, index) => {
    const { length } = asked[index] ?? [];
    const parts = decided.slice(at, at + length);
    at += length;
    return { ...line, ...together(parts) };
  });
}

function together(parts: readonly LineAvailability[]): LineAvailability {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    available: parts.every(({ available }) => available),
    atHome: parts.every(({ atHome }) => atHome),
    shortfall: null,
  };
}
