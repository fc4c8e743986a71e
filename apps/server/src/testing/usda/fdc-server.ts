import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createFdc } from '#adapters/food-data/fdc.ts';
import type { FoodDataSource } from '#adapters/food-data/port.ts';

/** A local server that speaks FoodData Central's search protocol. */
export interface FdcServer {
  /** Requests, oldest first. */
  readonly asked: Array<{ query: string; dataType: string; key: string }>;
  /** Answers a request; tests replace it. */
  answer: (query: string, dataType: string, response: ServerResponse) => void;
  /** Our client for this server; its timeout allows for a busy machine unless given. */
  source(now: () => Date, timeoutMilliseconds?: number): FoodDataSource;
  close(): Promise<void>;
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function startFdcServer(): Promise<FdcServer> {
  const asked: FdcServer['asked'] = [];
  const http = createServer((request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== '/fdc/v1/foods/search') return sendJson(response, {}, 404);
    const query = searchParams.get('query') ?? '';
    const dataType = searchParams.get('dataType') ?? '';
    asked.push({ query, dataType, key: String(request.headers['x-api-key']) });
    server.answer(query, dataType, response);
  });
  // Keep-alive connections are not closed by the server: closing one just as it is reused would fail a call.
  http.keepAliveTimeout = 0;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const baseUrl = `http://127.0.0.1:${address.port}/fdc`;
  const server: FdcServer = {
    asked,
    answer: (_query, _dataType, response) => sendJson(response, { totalHits: 0, foods: [] }),
    source: (now, timeoutMilliseconds = 30_000) =>
      createFdc({ apiKey: 'a key', baseUrl, now, timeoutMilliseconds }),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

const nutrient = (nutrientId: number, value: number, unitName: string) => ({ nutrientId, value, unitName });

/** A food of a search response in the live API's format. */
export function fdcFood(
  fdcId: number,
  description: string,
  dataType: string,
  [kcal, protein, carbs, fat]: readonly [number, number, number, number],
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    fdcId,
    description,
    dataType,
    foodNutrients: [
      nutrient(1008, kcal, 'KCAL'),
      nutrient(1003, protein, 'G'),
      nutrient(1005, carbs, 'G'),
      nutrient(1004, fat, 'G'),
      nutrient(1093, 575, 'MG'),
    ],
    score: 1000.5,
    ...more,
  };
}
