import { isId } from '#lib/is-id.ts';

/** What the address of the services screen says: the search, the category and the service that is customised. */
export interface ServiceSearch {
  readonly search?: string;
  readonly category?: string;
  /** The id of the service whose dialog is open. */
  readonly service?: string;
}

/** Fields to set; undefined or empty takes one out. */
export type ServiceSearchChange = {
  readonly [Field in keyof ServiceSearch]?: ServiceSearch[Field] | undefined;
};

export const LONGEST_SEARCH = 100;

/** Reads what anyone may have typed into the address; what makes no sense is left out. */
export function parseServiceSearch({ search, category, service }: Record<string, unknown>): ServiceSearch {
  const id = textOf(service);
  return changeSearch(
    {},
    { search: textOf(search), category: textOf(category), service: id && isId(id) ? id : undefined },
  );
}

/** The search with the change made; what is empty does not stand in the address. */
export function changeSearch(search: ServiceSearch, change: ServiceSearchChange): ServiceSearch {
  return Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, LONGEST_SEARCH) : undefined;
}
