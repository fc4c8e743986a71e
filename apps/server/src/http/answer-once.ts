/** The oldest beyond these are forgotten; they are answers to single rows, so that is some hundred kilobytes. */
const KEPT = 200;

/**
 * Does a piece of work once, however often it is asked for under the same name, and gives its answer to all who ask.
 * Work that failed is done anew by whoever asks next.
 */
export function answerOnce(): <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer> {
  const answers = new Map<string, Promise<unknown>>();
  return async <Answer>(name: string, work: () => Promise<Answer>) => {
    for (let earlier = answers.get(name); earlier; earlier = answers.get(name)) {
      const outcome = await earlier.then(
        (answer) => ({ answer: answer as Answer }),
        () => undefined,
      );
      if (outcome) return outcome.answer;
    }
    const answer = work();
    answers.set(name, answer);
    const [oldest] = answers.keys();
    if (oldest !== undefined && answers.size > KEPT) answers.delete(oldest);
    // Heard before anybody who waits hears of it.
    answer.catch(() => answers.delete(name));
    return answer;
  };
}
