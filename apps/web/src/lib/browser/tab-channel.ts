interface TabChannel {
  /** Reaches every tab of this browser but the one that tells. */
  tell(): void;
  /** Calls back whenever another tab tells; returns how to stop that. */
  hear(onNews: () => void): () => void;
}

/** A way to tell the other tabs of this browser, which share its cookie, that something has changed. */
export function tabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    tell: () => open().postMessage('changed'),
    hear(onNews) {
      const news = open();
      news.addEventListener('message', onNews);
      return () => news.removeEventListener('message', onNews);
    },
  };
}
