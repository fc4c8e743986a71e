import type { FastifyRequest } from 'fastify';

/** The app's address for links back to it: PUBLIC_URL, otherwise the address of this request. */
export function appAddress(
  publicUrl: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}

/** Whether the browser reaches the app over https. */
export const isHttps = (
  publicUrl: string | undefined,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): boolean => appAddress(publicUrl, request).startsWith('https:');
