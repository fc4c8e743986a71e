import { matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { GRAMS_OF_WEIGHT } from '../../units/weights/weight.ts';

/** Longer lines are prose. */
const LONGEST = 300;

/**
 * Whether a line consists of the figures of a serving, which the app computes itself: 'Per serving: 480 kcal, 12 g protein'. One
 * that may be an ingredient as well, '12 g fat', is one only `amongFigures`.
 */
export function isFigures(text: string, amongFigures = false): boolean {
  if (text.length > LONGEST) return false;
  const line = pageLineOf(text);
  const found = new Map<string, number>();
  const count = (kind: string) => found.set(kind, (found.get(kind) ?? 0) + 1);
  let before: string | undefined;
  for (let at = 0; at < line.tokens.length; ) {
    const token = line.tokens[at];
    const figure = matchPage(line, at, 'figure');
    if (figure) {
      before = String(figure.value);
      count(before);
      at = figure.to;
      continue;
    }
    const unit = matchAt(line, at, 'unit');
    const isWeight = unit !== undefined && GRAMS_OF_WEIGHT.has(String(unit.value));
    const other =
      matchAt(line, at, 'about') ??
      matchPage(line, at, 'for') ??
      matchAt(line, at, 'plus') ??
      (isWeight ? unit : undefined);
    if (token?.kind === 'word' && !other) return false;
    // 'Protein: 12 g', where an ingredient has its amount ahead.
    if (token?.kind === 'number') count(before === 'nutrient' ? 'headed' : 'number');
    if (token?.kind === 'number' || token?.text === ',') before = undefined;
    at = other?.to ?? at + 1;
  }
  const has = (kind: string) => found.has(kind);
  const figures = (found.get('nutrient') ?? 0) + (found.get('food') ?? 0);
  const isSaid =
    has('energy') || has('headed') || (has('label') && figures > 0) || (has('nutrient') && figures > 1);
  return (has('number') || has('headed')) && (isSaid || (amongFigures && figures > 0));
}
