import { AT_HOME_LIMITS, nameAtHome, tidyAtHome, USUAL_AT_HOME } from './at-home.ts';

/** A change to the list, rather than a new list, so that concurrent changes do not undo each other. */
export type AtHomeEdit =
  | { readonly kind: 'add'; readonly name: string }
  | { readonly kind: 'remove'; readonly name: string }
  | { readonly kind: 'restore' };

/** The list after the edit. 'restore' adds those of the usual four that are missing and removes nothing. */
export function editAtHome(names: readonly string[], edit: AtHomeEdit): string[] {
  if (edit.kind === 'add') return tidyAtHome([...names, edit.name]);
  if (edit.kind === 'restore') return tidyAtHome([...USUAL_AT_HOME, ...names]);
  const gone = nameAtHome(names, edit.name);
  return names.filter((name) => name !== gone);
}

/** Whether one of the usual four is missing. */
export function lacksUsual(names: readonly string[]): boolean {
  return USUAL_AT_HOME.some((usual) => nameAtHome(names, usual) === undefined);
}

/** Why a typed name cannot be added, as a sentence; undefined if it can. */
export function faultOfName(names: readonly string[], typed: string): string | undefined {
  const name = typed.trim();
  if (name === '') return 'Type a food first';
  if (name.length > AT_HOME_LIMITS.characters) return `At most ${AT_HOME_LIMITS.characters} characters`;
  const known = nameAtHome(names, name);
  if (known !== undefined) return `“${known}” is on the list already`;
  if (names.length >= AT_HOME_LIMITS.names) return `At most ${AT_HOME_LIMITS.names} in this list`;
  return undefined;
}
