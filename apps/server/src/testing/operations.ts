import { kitchenChanges } from '@game-plan/contracts/kitchen/kitchen-changes';
import type { InputSchema } from './arbitrary-input.ts';
import type { TestClient } from './test-client.ts';

/** A call as the API reference describes it. */
export interface Operation {
  readonly parameters: ReadonlyArray<{ name: string; in: string; schema: InputSchema }>;
  /** Absent for a call that receives a file. */
  readonly requestBody?: { content: { 'application/json': { schema: InputSchema } } };
}

/** All calls with method and path, except the one whose answer does not end. */
export async function listOperations(client: TestClient) {
  const { body } = await client.send('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => path !== kitchenChanges.stream.path)
      .map(([method, { parameters, requestBody }]) => {
        const isJson = requestBody && 'application/json' in requestBody.content;
        return [method.toUpperCase(), path, { parameters, ...(isJson && { requestBody }) }] as const;
      }),
  );
}
