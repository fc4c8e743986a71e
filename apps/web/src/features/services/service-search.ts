import { isId } from '#lib/is-id.ts';

/** The page's state in its address: search, category and the service being customised. */
export interface ServiceSearch {
  readonly search?: string;
  readonly category?: string;
  /** The id of the service whose dialog is open. */
  readonly service?: string;
}

/** Fields to set; undefined or empty removes one. */
export type ServiceSearchChange = {
  readonly [Field in keyof ServiceSearch]?: ServiceSearch[Field] | undefined;
};

export const LONGEST_SEARCH = 100;

/** Parses search parameters, which are untrusted input; invalid ones are omitted. */
export function parseServiceSearch({ search, category, service }: Record<string, unknown>): ServiceSearch {
  const id = textOf(service);
  return changeSearch(
    {},
    { search: textOf(search), category: textOf(category), service: id && isId(id) ? id : undefined },
  );
}

/** Applies a change; empty fields are removed from the address. */
export function changeSearch(search: ServiceSearch, change: ServiceSearchChange): ServiceSearch {
  return Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, LONGEST_SEARCH) : undefined;
}
