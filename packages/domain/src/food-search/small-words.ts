/** Words that say nothing of a food by themselves; the last ones are a survey's 'not further specified'. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and at for from in my no of on or some the to with without nfs ns'.split(' '),
);
