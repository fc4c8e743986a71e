import { createHash } from 'node:crypto';

/** A short text that is another one whenever the state is, as an ETag needs it. `state` is what JSON can carry. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}
