import { mayBeUnfinished } from '@game-plan/domain/safety/allergy/known-phrases';
import { type AllergyReading, readAllergyText } from '@game-plan/domain/safety/allergy/parse-allergy-text';

/** What the text means so far. An unfinished last word that may still become a known one is not reported as unknown. */
export function readAllergy(typed: string): AllergyReading {
  const reading = readAllergyText(typed);
  const last = reading.parts.at(-1);
  const isUnfinished = last?.kind === 'unknown' && typed.endsWith(last.text) && mayBeUnfinished(last.text);
  return isUnfinished ? { ...reading, parts: reading.parts.slice(0, -1) } : reading;
}

export const readWhole = readAllergyText;
