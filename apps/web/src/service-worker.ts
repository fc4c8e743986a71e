import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What the server sends as a reminder, encrypted for this browser. */
interface Reminder {
  readonly title: string;
  /** The path of the page that it leads to. */
  readonly page: string;
  readonly kind: string;
  /** The id of this browser's subscription. */
  readonly browserId: number;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends WorkerEvent {
  readonly data: { json(): Reminder } | null;
}

interface NotificationPress extends WorkerEvent {
  readonly action: string;
  readonly notification: Notification;
}

interface AppWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The worker's global scope, as far as it is used; `__WB_MANIFEST` is written by the build (service-worker.config.ts). */
declare const self: Pick<Window, 'addEventListener'> & {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly AppWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPress) => void): void;
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

const END = 'end';

self.addEventListener('push', (event: PushedEvent) => {
  const reminder = event.data?.json();
  if (!reminder) return;
  // Not all browsers have buttons there, and their types do not name them.
  const options = {
    body: reminder.title,
    // Takes the place of an earlier one of its kind that is still shown.
    tag: `reminder-${reminder.kind}`,
    icon: '/icon-192.png',
    actions: [{ action: END, title: 'No more reminders here' }],
    data: reminder,
  };
  event.waitUntil(self.registration.showNotification('Game Plan Cookbook', options));
});

self.addEventListener('notificationclick', (event: NotificationPress) => {
  const { action, notification } = event;
  const { page, browserId }: Reminder = notification.data;
  notification.close();
  event.waitUntil(action === END ? endReminders(browserId) : openPage(page));
});

/** Opens the page of a reminder in a window of its own, so that nothing unsaved in another is lost. */
async function openPage(page: string): Promise<void> {
  const url = new URL(page, location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((one) => one.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}

/** Ends the subscription of this browser. If the server is not reached now, it learns it from the push service. */
async function endReminders(browserId: number): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await fetch(`/api/reminders/browsers/${browserId}`, { method: 'DELETE' }).catch(() => undefined);
}
