import { kindOf, type Part } from '../model/stocked.ts';
import { joinWithAnd, measured, minutes, sentences, withThe } from './phrases.ts';

/** 'Heat 1 tbsp olive oil in a large skillet over medium heat.' Without fat, the pan is heated dry. */
export function heat(fat: Part | undefined, pan: string, level: string): string {
  if (!fat) return `Set ${withArticle(pan)} over ${level} heat.`;
  if (['butter', 'ghee', 'lard', 'vegan butter', 'margarine'].includes(fat.stocked.culinary.name)) {
    return `Melt ${measured(fat)} in ${withArticle(pan)} over ${level} heat.`;
  }
  return `Heat ${measured(fat)} in ${withArticle(pan)} over ${level} heat.`;
}

/** 'a large skillet', 'an ovenproof skillet'. */
function withArticle(pan: string): string {
  return /^[aeiou]/.test(pan) ? `an ${pan}` : `a ${pan}`;
}

/** Cooks onions slowly first. Garlic, ginger, woody herbs and spices follow for half a minute, because they burn. */
export function soften(parts: readonly Part[]): string {
  const slow = parts.filter((part) => kindOf(part) === 'onion' || part.stocked.culinary.role === 'vegetable');
  const quick = parts.filter((part) => !slow.includes(part));
  return sentences(
    slow.length > 0 &&
      `Cook ${withThe(slow)}, stirring, until soft and lightly golden, about ${minutes(longest(slow))}.`,
    quick.length > 0 && `Stir in ${joinWithAnd(quick.map(named))} and cook until fragrant, about 30 seconds.`,
  );
}

function longest(parts: readonly Part[]): number {
  return Math.max(4, ...parts.map((part) => part.stocked.culinary.minutes));
}

/** A spice is measured where it is used. Garlic was already cut, so it is only named. */
function named(part: Part): string {
  return part.stocked.culinary.role === 'spice' || part.stocked.culinary.role === 'sauce'
    ? measured(part)
    : withThe(part);
}
