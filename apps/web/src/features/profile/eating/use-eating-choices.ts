import type { Profile } from '@game-plan/contracts/people/profile';
import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/ingredient';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { preferencesQuery } from '#data/people/preferences.ts';
import { addWord, sameWords } from './add-word.ts';

const NOTHING: readonly string[] = [];

/** What a person must not, does not and would rather not eat, and what they like best. */
export function useEatingChoices(profile: Profile | null) {
  const preferences = useQuery(preferencesQuery);
  return {
    preferences,
    allergies: useWordChoice({
      listed: ALLERGENS,
      saved: profile?.allergies ?? NOTHING,
      blank: 'Type an allergen first',
    }),
    diets: useWordChoice({
      listed: DIETS,
      saved: preferences.data?.dietaryRestrictions ?? NOTHING,
      blank: '',
    }),
    dislikes: useWordChoice({
      listed: NOTHING,
      saved: preferences.data?.dislikes ?? NOTHING,
      blank: 'Type a food first',
    }),
    cuisines: useWordChoice({
      listed: CUISINES,
      saved: preferences.data?.preferredCuisines ?? NOTHING,
      blank: '',
    }),
  };
}
export type EatingChoices = ReturnType<typeof useEatingChoices>;

interface WordChoiceOptions {
  /** What is offered to everyone, in its order. */
  listed: readonly string[];
  saved: readonly string[];
  /** Said when a blank word is added. */
  blank: string;
}

interface WordDraft {
  readonly chosen: readonly string[];
  /** Words of the person's own, chosen or taken off again. */
  readonly added: readonly string[];
}

/** Words chosen from a list and added to it by the person, held until they are saved. */
function useWordChoice({ listed, saved, blank }: WordChoiceOptions) {
  const [draft, setDraft] = useState<WordDraft>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const { chosen, added } = draft ?? { chosen: saved, added: [] };
  // A word of one's own stays in sight when it is taken off, so that it can be put back.
  const offered = [...new Set([...listed, ...saved, ...added])];
  const differs = !sameWords(chosen, saved);

  const toggle = (word: string) =>
    setDraft({
      chosen: chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word],
      added,
    });
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const add = () => {
    const answer = addWord({ typed, chosen, offered, blank });
    if (answer.status === 'refused') return setProblem(answer.reason);
    setDraft({ chosen: [...chosen, answer.word], added: [...added, answer.word] });
    type('');
  };
  /** Chooses words that are offered in place of what was typed, of which `rest` stays in the field. */
  const choose = (words: readonly string[], rest: string) => {
    setDraft({ chosen: [...new Set([...chosen, ...words])], added });
    type(rest);
  };
  /** Goes back to what is saved. */
  const follow = () => setDraft(undefined);
  /** After `sent` was saved: what was chosen while the answer was on its way stays chosen, to be saved next. */
  const settle = (sent: readonly string[]) =>
    setDraft((now) => (now === undefined || sameWords(now.chosen, sent) ? undefined : now));
  return {
    chosen,
    offered,
    /** Whether the choice differs from what is saved. */
    differs,
    /** Whether anything would be lost by leaving. */
    isUnsaved: differs || typed.trim() !== '',
    typed,
    problem,
    toggle,
    type,
    add,
    choose,
    follow,
    settle,
  };
}
export type WordChoice = ReturnType<typeof useWordChoice>;
