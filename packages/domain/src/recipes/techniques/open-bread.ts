import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { saysOneOf } from '../../foods/phrases-in.ts';
import type { Part } from '../model/stocked.ts';
import { mentions, withThe } from './phrases.ts';

/** Breads that are kept in one piece, unlike a loaf that is sold sliced. */
const LOAVES: ReadonlySet<string> = new Set(['baguette', 'ciabatta', 'focaccia']);
const ROLLS: ReadonlySet<string> = new Set(['bagel', 'english muffin', 'dinner roll']);

/** Sentences that work on slices or halves, and sentences that make them. */
const needsOpened = saysOneOf(words['needs bread opened']);
const opens = saysOneOf(words['opens bread']);
const isFilled = saysOneOf(words['fills bread']);

/** The steps with a sentence before the first that needs a baguette in slices or a bagel in halves, if no step cuts it. */
export function withBreadOpened(parts: readonly Part[], steps: readonly string[]): string[] {
  const opened = [...steps];
  for (const part of parts) {
    const name = part.stocked.food?.name ?? '';
    if (!LOAVES.has(name) && !ROLLS.has(name)) continue;
    const about = (step: string) => step.split(/(?<=\.) /).filter((sentence) => mentions(sentence, part));
    if (opened.flatMap(about).some(opens)) continue;
    const at = opened.findIndex((step) => about(step).some(needsOpened));
    if (at < 0) continue;
    const isSplit = ROLLS.has(name) || steps.some(isFilled);
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
