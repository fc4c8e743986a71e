import { TOKEN_AREAS, type TokenScope } from '@game-plan/contracts/endpoint';
import { apiTokens } from '@game-plan/contracts/people/api-tokens';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const ALL_SCOPES = TOKEN_AREAS.map((area): TokenScope => `${area}:write`);

/** A client that calls with a new token of this person instead of a session; its right is all of them by default. */
export async function tokenClient(
  app: TestApp,
  owner: TestClient,
  scopes: readonly TokenScope[] = ALL_SCOPES,
  expiresInDays: number | null = null,
) {
  const body = { name: 'A script', scopes: [...scopes], expiresInDays };
  const { token, id } = await owner.call(apiTokens.create, { body });
  return { client: app.client().useToken(token), token, id: String(id) };
}
