import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { saysOneOf } from './phrases-in.ts';

/** Whether the name of a food in a kitchen says in some language that it is frozen. */
export const isFrozen: (name: string) => boolean = saysOneOf(words.frozen);
