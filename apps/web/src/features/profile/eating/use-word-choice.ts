import { useState } from 'react';
import { addWord, sameWords } from './add-word.ts';

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
export function useWordChoice({ listed, saved, blank }: WordChoiceOptions) {
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
