import { findFood } from '../../foods/find-food.ts';
import { allergensOf } from '../allergy/allergens.ts';
import type { Language } from './language-of.ts';
import { translateFoods } from './translate-foods.ts';

/** 'Without' in the languages of recipes. 'No' is 'in the' in Portuguese, so it denies only in English. */
const DENIES = /^(?:without|ohne|sans|sin|senza|sem|bez|zonder)$/i;
const DENIES_IN_ENGLISH = /^(?:without|no)$/i;
/** Words between: 'without any added butter'. */
const BETWEEN = /^(?:any|added|extra|more|additional|further)$/i;
const OR = /^(?:or|nor|oder|ou|o|lub|of)$/i;

/** Foods as measures and likenesses: 'the size of a walnut', 'walnut-sized', 'as soft as butter', 'walnussgroß'. */
const LIKENESSES: readonly RegExp[] = [
  /\b(?:the )?size of (?:an? |small |large )*[\p{L}]+/giu,
  /\b[\p{L}]+[- ]sized?\b(?= (?:balls?|pieces?|lumps?|knobs?|chunks?|portions?|bits?))/giu,
  /\bas \p{L}+ as [\p{L}]+/giu,
  /(?<!\p{L})(?:\p{L}+großen?|taille d['’]une? \p{L}+|tamaño de una? \p{L}+|tamanho de uma? \p{L}+|(?:grandezza|dimensioni?) di una? \p{L}+|wielkości \p{L}+|zo groot als een \p{L}+|so groß wie (?:eine? )?\p{L}+)/giu,
];
/** 'Cream the butter and sugar': the first word is what to do. */
const CREAM_THEM = /(^|[.;:,!?(]\s*|\b(?:then|next|now|and|to)\s+)cream(?= (?:the|together|until)\b)/gi;

/**
 * A sentence without the foods that it says are not in it, and those that it only compares with: 'no butter needed',
 * 'ohne Butter', 'the size of a walnut'. Everything else stays in its place, and punctuation too.
 */
export function withoutDenied(text: string, languages: readonly Language[] | undefined): string {
  const compared = LIKENESSES.reduce((said, likeness) => said.replace(likeness, ' '), text);
  const said = compared.replace(CREAM_THEM, '$1');
  const denies = languages?.length === 0 || languages === undefined ? DENIES_IN_ENGLISH : DENIES;
  const parts = said.split(/([\s]+)/);
  for (let at = 0; at < parts.length; at += 2) {
    if (denies.test(parts[at] ?? '')) eraseFoodsFrom(parts, at + 2, languages);
  }
  return parts.join('');
}

/** Erases the food at a place and those joined to it by 'or', up to the first punctuation. */
function eraseFoodsFrom(parts: string[], from: number, languages: readonly Language[] | undefined): void {
  let at = from;
  while (BETWEEN.test(parts[at] ?? '')) at += 2;
  while (isFood(parts[at], languages)) {
    const ends = /[.;:,!?)]$/.exec(parts[at] ?? '')?.[0];
    parts[at] = ends ?? '';
    if (ends !== undefined) return;
    if (OR.test(parts[at + 2] ?? '') && isFood(parts[at + 4], languages)) at += 2;
    at += 2;
  }
}

function isFood(written: string | undefined, languages: readonly Language[] | undefined): boolean {
  if (written === undefined) return false;
  const name = translateFoods(written, languages);
  return name !== '' && (findFood(name) !== undefined || allergensOf(name).size > 0);
}
