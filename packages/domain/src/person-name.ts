interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface User extends Named {
  readonly username: string;
}

/** First and last name, as far as they are known; undefined for someone without. */
export function fullName({ firstName, lastName }: Named): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}

/** First and last name, or the username of someone without. */
export const displayName = (user: User): string => fullName(user) ?? user.username;

/** 'MO' for Marta Oliveira; the first two letters of the username for someone without a name. */
export function initials({ firstName, lastName, username }: User): string {
  const ofNames = [firstName, lastName].map((name) => firstLetters(name ?? '', 1)).join('');
  return ofNames || firstLetters(username, 2);
}

/** By code point: a name may begin with a letter that JavaScript counts as two. */
function firstLetters(name: string, count: number): string {
  return [...name.trim()].slice(0, count).join('').toLocaleUpperCase();
}
