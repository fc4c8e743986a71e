import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import { createFetchPage } from '#adapters/web-page/fetch-page.ts';
import { createFetchPicture } from '#adapters/web-page/fetch-picture.ts';
import type { FetchPage, FetchPicture } from '#adapters/web-page/port.ts';

interface LocalServer {
  readonly host: string;
  readonly origin: string;
  close(): void;
}

/** Starts a server on this machine, which stands for one on the internet where it is allowed. */
export async function serveLocally(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    origin: `http://${host}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface WebSite extends LocalServer {
  /** Opens pages as the app does; of all addresses in the own network, only this site's are allowed. */
  readonly fetchPage: FetchPage;
  readonly fetchPicture: FetchPicture;
}

/** Starts a site on this machine. Its pages are by path: a source in UTF-8, or how to answer. */
export async function startWebSite(
  pages: Readonly<Record<string, string | RequestListener>>,
): Promise<WebSite> {
  const site = await serveLocally((request, response) => {
    const found = pages[request.url ?? ''];
    if (typeof found === 'function') found(request, response);
    else if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(found);
  });
  const outgoing = createOutgoing({ allowList: [site.host] });
  return { ...site, fetchPage: createFetchPage(outgoing), fetchPicture: createFetchPicture(outgoing) };
}
