const CHANNEL = 'game-plan-session';

let channel: BroadcastChannel | undefined;

/** One for the whole tab: what it sends reaches every tab but itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs of this browser, which share its cookie, that somebody signed in or out. */
export function tellOtherTabs(): void {
  openChannel().postMessage('changed');
}

/** Calls back whenever another tab tells so; returns how to stop that. */
export function hearOtherTabs(onNews: () => void): () => void {
  const news = openChannel();
  news.addEventListener('message', onNews);
  return () => news.removeEventListener('message', onNews);
}
