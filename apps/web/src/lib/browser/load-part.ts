import { type ComponentType, lazy } from 'react';

/**
 * A part of the app could not be loaded: the server was not reached, or a newer version has taken the place of the one
 * that this tab began with. It helps to load the whole page again.
 */
export class PartError extends Error {
  override readonly name = 'PartError';

  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
  }
}

/** Loads a page or a dialog that is a file of its own. Throws a PartError. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new PartError(error);
  }
}

/** The component `name` of a file that is loaded when it is first shown, which throws a PartError where it cannot be. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPart(load))[name] }));
}
