import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createOpenFoodFacts } from '#adapters/food-data/open-food-facts.ts';
import type { ProductSource } from '#adapters/food-data/port.ts';
import { sendJson } from './usda/fdc-server.ts';

/** A local server that speaks Open Food Facts' API v2. */
export interface OpenFoodFactsServer {
  /** Requests, oldest first. */
  readonly asked: Array<{ code: string; fields: string; headers: Record<string, unknown> }>;
  /** Known products by code. */
  readonly products: Map<string, Readonly<Record<string, unknown>>>;
  /** A custom answer that replaces the normal one. */
  answer: ((response: ServerResponse) => void) | undefined;
  readonly baseUrl: string;
  /** Our client for this server; its timeout allows for a busy machine unless given. */
  source(now: () => Date, timeoutMilliseconds?: number): ProductSource;
  close(): Promise<void>;
}

export async function startOpenFoodFactsServer(): Promise<OpenFoodFactsServer> {
  const http = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const code = /^\/api\/v2\/product\/(\d+)\.json$/.exec(pathname)?.[1];
    if (code === undefined) return sendJson(response, {}, 404);
    server.asked.push({ code, fields: searchParams.get('fields') ?? '', headers: request.headers });
    if (server.answer) return server.answer(response);
    const product = server.products.get(code);
    if (product) return sendJson(response, { code, status: 1, status_verbose: 'product found', product });
    sendJson(response, { code, status: 0, status_verbose: 'product not found' }, 404);
  });
  http.keepAliveTimeout = 0;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const baseUrl = `http://127.0.0.1:${address.port}`;
  const server: OpenFoodFactsServer = {
    asked: [],
    products: new Map(),
    answer: undefined,
    baseUrl,
    source: (now, timeoutMilliseconds = 30_000) => createOpenFoodFacts({ baseUrl, now, timeoutMilliseconds }),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

/** A product as recorded from the live API in July 2026: cocoa without a serving size. */
export const COCOA = {
  code: '7622210288257',
  product_name: 'Grand Arôme',
  generic_name: 'Cacao fortement dégraissé en poudre sucré',
  brands: 'Poulain',
  quantity: '800 g',
  product_quantity_unit: 'g',
  nutriments: {
    'energy-kcal_100g': 375,
    energy_100g: 1569,
    proteins_100g: 7.5,
    carbohydrates_100g: 71,
    fat_100g: 3.9,
    fiber_100g: 10.5,
    sugars_100g: 67,
    'saturated-fat_100g': 2.4,
    sodium_100g: 0.012,
    salt_100g: 0.03,
  },
};
