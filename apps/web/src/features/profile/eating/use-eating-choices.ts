import type { Profile } from '@game-plan/contracts/people/profile';
import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/ingredient';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { preferencesQuery } from '#data/people/preferences.ts';
import { t } from '#lib/language.ts';
import { addWord, sameWords } from './add-word.ts';

const NOTHING: readonly string[] = [];

/** The person's allergies, diets, dislikes and favorite cuisines. */
export function useEatingChoices(profile: Profile | null) {
  const preferences = useQuery(preferencesQuery);
  return {
    preferences,
    allergies: useWordChoice({
      listed: ALLERGENS,
      saved: profile?.allergies ?? NOTHING,
      blank: t('Type an allergen first'),
    }),
    diets: useWordChoice({
      listed: DIETS,
      saved: preferences.data?.dietaryRestrictions ?? NOTHING,
      blank: '',
    }),
    dislikes: useWordChoice({
      listed: NOTHING,
      saved: preferences.data?.dislikes ?? NOTHING,
      blank: t('Type a food first'),
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
  /** The standard options in order. */
  listed: readonly string[];
  saved: readonly string[];
  /** The error for adding a blank word. */
  blank: string;
}

interface WordDraft {
  readonly chosen: readonly string[];
  /** Custom words, whether still selected or not. */
  readonly added: readonly string[];
}

/** Words selected from a list or added by the person, held until they are saved. */
function useWordChoice({ listed, saved, blank }: WordChoiceOptions) {
  const [draft, setDraft] = useState<WordDraft>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const { chosen, added } = draft ?? { chosen: saved, added: [] };
  // A deselected custom word stays visible, so that it can be selected again.
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
  /** Selects options instead of the typed words; `rest` stays in the field. */
  const choose = (words: readonly string[], rest: string) => {
    setDraft({ chosen: [...new Set([...chosen, ...words])], added });
    type(rest);
  };
  /** Reverts to the saved words. */
  const follow = () => setDraft(undefined);
  /** Call it after `sent` was saved: words selected meanwhile stay selected, to be saved next. */
  const settle = (sent: readonly string[]) =>
    setDraft((now) => (now === undefined || sameWords(now.chosen, sent) ? undefined : now));
  return {
    chosen,
    offered,
    /** Whether the selection differs from the saved one. */
    differs,
    /** Whether leaving would lose anything. */
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
