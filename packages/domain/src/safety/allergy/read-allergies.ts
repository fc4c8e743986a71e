import { mayBeUnfinished } from './known-phrases.ts';
import { type AllergyReading, readAllergyText } from './parse-allergy-text.ts';

/** What a text means that may still be typed. */
export interface TypedAllergy extends AllergyReading {
  /** Whether its last word is unknown, but may become a known one. */
  readonly isUnfinished: boolean;
}

/** What each of these texts about allergies or disliked foods means. */
export const readAllergies = (texts: readonly string[]): TypedAllergy[] =>
  texts.map((text) => {
    const reading = readAllergyText(text);
    const last = reading.parts.at(-1);
    const isUnfinished = last?.kind === 'unknown' && text.endsWith(last.text) && mayBeUnfinished(last.text);
    return { ...reading, isUnfinished };
  });
