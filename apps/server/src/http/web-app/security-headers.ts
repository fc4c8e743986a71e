import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Headers that keep a page to itself. Styles may be inline: progress bars and the dialog's scroll lock set
 * them; scripts never are. No upgrade to https is asked for, because a household's server is often plain http.
 */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const headers = await headersOfHelmet(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Of an app that answers one request and is gone: the headers are the same for every answer. */
async function headersOfHelmet(publicUrl: string | undefined): Promise<Readonly<Record<string, string>>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.get('/', (_request, reply) => reply.status(204).send());
  const { headers } = await app.inject('/');
  await app.close();
  const { date: _date, connection: _connection, ...ofHelmet } = headers;
  return Object.fromEntries(Object.entries(ofHelmet).map(([name, value]) => [name, String(value)]));
}
