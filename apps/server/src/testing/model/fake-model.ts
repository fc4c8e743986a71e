import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { readBody } from '../read-body.ts';
import type { AskedOfModel, FakeProtocol } from './fake-model-protocol.ts';

/** What the model does when asked; a function decides by the request. */
export type ModelTurn =
  | { readonly says: string; readonly stops?: 'cut off' | 'refused' }
  | { readonly fails: number; readonly message: string; readonly code?: string }
  | 'never answers'
  | 'hangs up'
  | 'answers with a web page';

type ScriptedTurn = ModelTurn | ((asked: AskedOfModel) => ModelTurn | Promise<ModelTurn>);

export interface FakeModel {
  /** For AI_BASE_URL. */
  readonly baseUrl: string;
  /** Every request, oldest first. */
  readonly asked: AskedOfModel[];
  /** How many clients disconnected before an answer. */
  readonly leftAlone: number;
  /** Scripts the next requests, one turn each; further requests are answered with 500. */
  script(...turns: ScriptedTurn[]): void;
  close(): Promise<void>;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** A local model service that speaks a vendor's real protocol and answers what a test scripts. */
export async function startFakeModel(protocol: FakeProtocol): Promise<FakeModel> {
  const asked: AskedOfModel[] = [];
  let leftAlone = 0;
  let turns: ScriptedTurn[] = [];

  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown) =>
      send(response, status, 'application/json', JSON.stringify(body));
    const rawBody = await readBody(request);
    if (rawBody === undefined) return;
    if (request.method !== 'POST' || request.url !== protocol.path) {
      return json(404, protocol.failure('No such address', 'not_found'));
    }
    const question = protocol.read(request.headers, rawBody);
    asked.push(question);
    const next = turns.shift() ?? { fails: 500, message: 'Nothing is scripted' };
    const turn = typeof next === 'function' ? await next(question) : next;
    if (turn === 'never answers') {
      response.once('close', () => {
        leftAlone += 1;
      });
      return;
    }
    if (turn === 'hangs up') return request.socket.destroy();
    if (turn === 'answers with a web page') return send(response, 200, 'text/html', '<h1>It works!</h1>');
    if ('fails' in turn) return json(turn.fails, protocol.failure(turn.message, turn.code ?? 'error'));
    json(200, protocol.answer(turn.says, turn.stops));
  });
  // Keep-alive connections are not closed by the server: closing one just as it is reused would fail a call.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    get leftAlone() {
      return leftAlone;
    },
    script(...next) {
      turns = next;
      asked.length = 0;
      leftAlone = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
