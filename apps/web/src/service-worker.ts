import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The worker's global scope, as far as it is used; `__WB_MANIFEST` is written by the build (service-worker.config.ts). */
declare const self: Pick<Window, 'addEventListener'> & {
  readonly __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
};

/*
 * Keeps the files of one version of the app, so that it opens at once and without a connection. It answers with files of that
 * version alone; a newer one waits until its tabs are closed or a person reloads. Calls of the API are not its own: they pass it by,
 * and nothing that they answer is kept.
 */
precacheAndRoute(self.__WB_MANIFEST);

/** Addresses that are no pages: the API, what only the server answers, and files. */
const NO_PAGES = [/^\/api(?:\/|$)/, /^\/metrics$/, /^\/\.well-known\//, /\.\w+$/];

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_PAGES }));

self.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | undefined>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
