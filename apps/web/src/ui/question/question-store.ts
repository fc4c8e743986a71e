/** A question about a change before it is made. */
export interface Question {
  readonly title: string;
  /** What is asked about: each a sentence, with the source to cite. */
  readonly points: readonly { readonly message: string; readonly source: string | null }[];
  /** The label of the button that makes the change. */
  readonly actionLabel: string;
}

export interface AskedQuestion extends Question {
  readonly answer: (isConfirmed: boolean) => void;
}

let asked: AskedQuestion | undefined;
const listeners = new Set<() => void>();

function set(next: AskedQuestion | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks the person, and returns whether they confirm. A question that is still open counts as not confirmed. */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  set({
    ...question,
    answer: (isConfirmed) => {
      set(undefined);
      resolve(isConfirmed);
    },
  });
  return promise;
}

export const currentQuestion = (): AskedQuestion | undefined => asked;

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
