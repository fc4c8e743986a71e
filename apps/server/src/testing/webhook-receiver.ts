import { Webhook } from 'standardwebhooks';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import type { CallWebhook } from '#adapters/webhooks/port.ts';
import { createCallWebhook } from '#adapters/webhooks/standard-webhook.ts';
import { serveLocally } from './web-site.ts';

interface Received {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Calls as the app does, and only this receiver of all that are not public. */
  readonly callWebhook: CallWebhook;
  /** What was received with a valid signature, answered with success or not. */
  readonly received: Received[];
  /** The secret that signatures are checked with. */
  secret: string;
  /** How calls are answered from now on. */
  answer: { readonly status: number; readonly text?: string; readonly location?: string };
  close(): void;
}

/** A program on this machine that is called, and checks signatures by the package that publishes the scheme. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = await serveLocally(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    try {
      const { type, data } = new Webhook(receiver.secret).verify(
        body,
        request.headers as Record<string, string>,
      ) as Received;
      received.push({ id: String(request.headers['webhook-id']), type, data });
    } catch (error) {
      return response.writeHead(401).end(String(error));
    }
    const { status, text = 'ok', location } = receiver.answer;
    return response.writeHead(status, location === undefined ? {} : { location }).end(text);
  });
  const receiver: WebhookReceiver = {
    url: `${server.origin}/hook`,
    callWebhook: createCallWebhook({
      outgoing: createOutgoing({ allowList: [server.host] }),
      now: () => new Date(),
    }),
    received,
    secret: 'whsec_bm9uZQ==',
    answer: { status: 200 },
    close: server.close,
  };
  return receiver;
}
