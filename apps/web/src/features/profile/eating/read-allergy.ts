import { mayBeUnfinished } from '@game-plan/domain/safety/allergy/known-phrases';
import { type AllergyPart, parseAllergyText } from '@game-plan/domain/safety/allergy/parse-allergy-text';

/** What the text means so far. An unfinished last word that may still become a known one is not reported as unknown. */
export function readAllergy(typed: string): AllergyPart[] {
  const parts = parseAllergyText(typed);
  const last = parts.at(-1);
  const isUnfinished = last?.kind === 'unknown' && typed.endsWith(last.text) && mayBeUnfinished(last.text);
  return isUnfinished ? parts.slice(0, -1) : parts;
}
