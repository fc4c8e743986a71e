import type { FastifyRequest } from 'fastify';

/** Where people reach the app, for links that lead back to it: PUBLIC_URL, else where this request came in. */
export function appAddress(
  publicUrl: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}
