/** Each sign-in and sign-out. */
export const SESSION_CHANNEL = 'game-plan-session';
/** Each change of what is stored. */
export const CHANGES_CHANNEL = 'game-plan-changes';

interface TabChannel {
  /** Notifies every other tab of this browser. */
  broadcast(): void;
  /** Calls back at each broadcast of another tab; returns a function that unsubscribes. */
  subscribe(onBroadcast: () => void): () => void;
}

/** A channel to the other tabs of this browser, used to signal changes. */
export function tabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    broadcast: () => open().postMessage('changed'),
    subscribe(onBroadcast) {
      const opened = open();
      opened.addEventListener('message', onBroadcast);
      return () => opened.removeEventListener('message', onBroadcast);
    },
  };
}
