interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface User extends Named {
  readonly username: string;
}

/** First and last name, as far as known; undefined if neither is. */
export function fullName({ firstName, lastName }: Named): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}

/** First and last name, otherwise the username. */
export const displayName = (user: User): string => fullName(user) ?? user.username;

/** What stands for the buyer of an order after their account was deleted: 'Deleted account 7'. */
export const deletedBuyer = (userId: number): string => `Deleted account ${userId}`;

/** 'MO' for Marta Oliveira; without a name, the first two letters of the username. */
export function initials({ firstName, lastName, username }: User): string {
  const ofNames = [firstName, lastName].map((name) => firstLetters(name ?? '', 1)).join('');
  return ofNames || firstLetters(username, 2);
}

/** Counts code points, because JavaScript counts some letters as two. */
function firstLetters(name: string, count: number): string {
  return [...name.trim()].slice(0, count).join('').toLocaleUpperCase();
}
