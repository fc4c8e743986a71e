import { t } from '#lib/language.ts';
/** Whether this browser can show messages of the app: it needs https, and Apple's phones want the app on the home screen. */
export const canShowMessages = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the person has forbidden them to this app, which only the browser's own settings can change. */
export const areMessagesForbidden = (): boolean => canShowMessages() && Notification.permission === 'denied';

/** Why this browser is not subscribed; the text is for people. */
export class PushRefusal extends Error {}

/** Longer than the service worker is registered after the first screen. */
const WORKER_MILLISECONDS = 20_000;

function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new PushRefusal(t('This browser has not installed the app yet. Reload it and try again.')));
    setTimeout(late, WORKER_MILLISECONDS);
    navigator.serviceWorker.ready.then(resolve, late);
  });
}

/** What a push service asks of the server that sends. */
interface PushKeys {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the person, and subscribes this browser. Throws a PushRefusal. */
export async function subscribeToPush(serverKey: string): Promise<PushKeys> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefusal(
      t('This browser was not allowed to show notifications. Its settings for this page can change that.'),
    );
  }
  const { pushManager } = await readyWorker();
  // One for another key, of a server that was set up anew, would refuse this.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    .catch(() => {
      throw new PushRefusal(
        t('The push service of this browser did not answer. Try again later, or use another browser.'),
      );
    });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canShowMessages()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
