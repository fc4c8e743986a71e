import { type ComponentType, lazy } from 'react';
import { t } from '#lib/language.ts';

/**
 * A part of the app could not be loaded, because the server is unreachable or has been upgraded since this tab was
 * loaded. Reloading the page helps.
 */
export class PartError extends Error {
  override readonly name = 'PartError';

  constructor(cause: unknown) {
    super(t('A part of the app could not be loaded'), { cause });
  }
}

/** Imports a file of the app. Throws a PartError if it cannot be loaded. */
export async function loadPart<Part>(file: () => Promise<Part>): Promise<Part> {
  try {
    return await file();
  } catch (error) {
    throw new PartError(error);
  }
}

/** The component `name` of a file, loaded when it is first shown. Throws a PartError if it cannot be loaded. */
export function lazyPart<Name extends string, Props>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPart(file))[name] }));
}
