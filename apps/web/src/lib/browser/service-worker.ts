/** Calls `onReady` with what loads the newer version. */
type OnNewVersion = (reload: () => void) => void;

/**
 * Registers the service worker, and calls `onReady` once a newer version of the app is waiting to be used, or has been put to use by
 * another tab. Browsers have service workers only for https and localhost.
 */
export async function registerServiceWorker(onReady: OnNewVersion): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
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
