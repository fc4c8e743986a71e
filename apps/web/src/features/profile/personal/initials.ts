interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
}

/** 'MO' for Marta Oliveira; the username's first letter for someone without a name. */
export function initials({ firstName, lastName, username }: Named): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return letters || firstLetter(username);
}

/** By code point: a name may begin with a letter that JavaScript counts as two. */
function firstLetter(name: string | null): string {
  return ([...(name ?? '').trim()][0] ?? '').toLocaleUpperCase();
}
