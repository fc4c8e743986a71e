import { useState } from 'react';
import { addWord, sameWords } from './add-word.ts';

interface WordChoiceOptions {
  /** What is offered to everyone, in its order. */
  listed: readonly string[];
  saved: readonly string[];
  /** Said when a blank word is added. */
  blank: string;
}

/** Words chosen from a list and added to it by the person, held until they are saved. */
export function useWordChoice({ listed, saved, blank }: WordChoiceOptions) {
  const [draft, setDraft] = useState<readonly string[]>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const chosen = draft ?? saved;
  // A word of one's own stays in sight when it is taken off, so that it can be put back.
  const offered = [...new Set([...listed, ...saved, ...added])];
  const differs = !sameWords(chosen, saved);

  const toggle = (word: string) =>
    setDraft(chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word]);
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const add = () => {
    const answer = addWord({ typed, chosen, offered, blank });
    if (answer.status === 'refused') return setProblem(answer.reason);
    setAdded([...added, answer.word]);
    setDraft([...chosen, answer.word]);
    type('');
  };
  /** Goes back to what is saved. */
  const follow = () => {
    setDraft(undefined);
    setAdded([]);
  };
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
    follow,
  };
}
export type WordChoice = ReturnType<typeof useWordChoice>;
