import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';

/** How long what is said of the contact holds; at most a year is recommended. */
const HOLDS_DAYS = 180;
const DAY_MILLISECONDS = 86_400_000;

interface Contact {
  /** An address like 'Game Plan <kitchen@example.org>'. */
  readonly mailFrom: string | undefined;
  readonly now: () => Date;
}

/** Says at /.well-known/security.txt whom to tell of a vulnerability (RFC 9116), if the installation has an address. */
export function serveSecurityContact(app: FastifyInstance, { mailFrom, now }: Contact): void {
  const address = mailFrom?.match(/[^\s<]+@[^\s>]+/)?.[0];
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (address === undefined) throw notFound('This file');
    const expires = new Date(now().getTime() + HOLDS_DAYS * DAY_MILLISECONDS).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: mailto:${address}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
}
