import type { FastifyRequest } from 'fastify';

/** The app's address for links back to it: PUBLIC_URL, otherwise the address of this request. */
export function appAddress(
  publicUrl: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}
