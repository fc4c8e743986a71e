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
