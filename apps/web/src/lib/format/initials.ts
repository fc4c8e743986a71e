interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
}

/** 'MO' for Marta Oliveira; the first two letters of the username for someone without a name. */
export function initials({ firstName, lastName, username }: Named): string {
  const ofNames = [firstName, lastName].map((name) => firstLetters(name ?? '', 1)).join('');
  return ofNames || firstLetters(username, 2);
}

/** By code point: a name may begin with a letter that JavaScript counts as two. */
function firstLetters(name: string, count: number): string {
  return [...name.trim()].slice(0, count).join('').toLocaleUpperCase();
}
