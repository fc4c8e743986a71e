import {
  type AllergyPart,
  mayGoOn,
  understandAllergy,
} from '@game-plan/domain/safety/allergy/understand-allergy';

/** What a text being typed means so far: a word that may still become one that is known is no unknown word yet. */
export function readAllergy(typed: string): AllergyPart[] {
  const parts = understandAllergy(typed);
  const last = parts.at(-1);
  const isUnfinished = last?.kind === 'unknown' && typed.endsWith(last.text) && mayGoOn(last.text);
  return isUnfinished ? parts.slice(0, -1) : parts;
}
