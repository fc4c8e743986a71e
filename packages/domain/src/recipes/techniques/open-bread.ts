import type { Part } from '../model/stocked.ts';
import { mentions, withThe } from './phrases.ts';

/** Breads that are kept in one piece, unlike a loaf that is sold sliced. */
const LOAVES: ReadonlySet<string> = new Set(['baguette', 'ciabatta', 'focaccia']);
const ROLLS: ReadonlySet<string> = new Set(['bagel', 'english muffin', 'dinner roll']);

/** Sentences that work on slices or halves, and sentences that make them. */
const NEEDS_OPENED = /\b(?:toast|spread|brush|soak|dip|pile|heap|lay|close|fill|fry|broil)\b/i;
const OPENS = /\b(?:split|slices?|sliced|halve|cut|tear|open|cubes?|crumbs|thick)\b/i;
const IS_FILLED = /\b(?:close|fill|between|sandwich(?:es)?)\b/i;

/** The steps with a sentence before the first that needs a baguette in slices or a bagel in halves, if no step cuts it. */
export function withBreadOpened(parts: readonly Part[], steps: readonly string[]): string[] {
  const opened = [...steps];
  for (const part of parts) {
    const name = part.stocked.food?.name ?? '';
    if (!LOAVES.has(name) && !ROLLS.has(name)) continue;
    const about = (step: string) => step.split(/(?<=\.) /).filter((sentence) => mentions(sentence, part));
    if (opened.flatMap(about).some((sentence) => OPENS.test(sentence))) continue;
    const at = opened.findIndex((step) => about(step).some((sentence) => NEEDS_OPENED.test(sentence)));
    if (at < 0) continue;
    const isSplit = ROLLS.has(name) || steps.some((step) => IS_FILLED.test(step));
    opened[at] = openedBefore(opened[at] ?? '', withThe(part), isSplit);
  }
  return opened;
}

function openedBefore(step: string, bread: string, isSplit: boolean): string {
  const toasted = `Toast ${bread}`;
  if (step.includes(toasted))
    return step.replace(toasted, `${isSplit ? 'Split' : 'Slice'} and toast ${bread}`);
  return `${isSplit ? `Split ${bread}` : `Cut ${bread} into slices`}. ${step}`;
}
