import { type ComponentType, lazy } from 'react';

/**
 * A part of the app could not be loaded, because the server is unreachable or has been upgraded since this tab was
 * loaded. Reloading the page helps.
 */
export class PartError extends Error {
  override readonly name = 'PartError';

  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
  }
}

/** Loads a page or dialog from its own file. Throws a PartError. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new PartError(error);
  }
}

/** The component `name` of a file, loaded when first shown. It throws a PartError if loading fails. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPart(load))[name] }));
}
