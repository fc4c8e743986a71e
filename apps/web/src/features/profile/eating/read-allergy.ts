import {
  type AllergyPart,
  mayGoOn,
  understandAllergy,
} from '@game-plan/domain/safety/allergy/understand-allergy';

/** What the text means so far. An unfinished last word that may still become a known one is not reported as unknown. */
export function readAllergy(typed: string): AllergyPart[] {
  const parts = understandAllergy(typed);
  const last = parts.at(-1);
  const isUnfinished = last?.kind === 'unknown' && typed.endsWith(last.text) && mayGoOn(last.text);
  return isUnfinished ? parts.slice(0, -1) : parts;
}
