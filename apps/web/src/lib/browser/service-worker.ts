/** Calls `onReady` with what loads the newer version. */
type OnNewVersion = (reload: () => void) => void;

/** By then the first screen of a slow phone is there, which the files that the worker keeps must not delay. */
const FIRST_SCREEN_MS = 5000;

/**
 * Registers the service worker once the first screen is there, and calls `onReady` once a newer version of the app is waiting to be used, or has been put to use by
 * another tab. Browsers have service workers only for https and localhost.
 */
export async function registerServiceWorker(onReady: OnNewVersion): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  const reload = () => window.location.reload();
  worker.addEventListener('waiting', () =>
    onReady(() => {
      navigator.serviceWorker.addEventListener('controllerchange', reload);
      worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener('controlling', ({ isUpdate }) => isUpdate && onReady(reload));
  await worker.register();
  // A tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) worker.update().catch(() => undefined);
  });
}
