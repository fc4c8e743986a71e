import { copyText } from '#lib/copy-text.ts';

/** 'refused': the browser neither shares nor lets a page copy. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/** Opens the device's share sheet, or copies the address where there is none. Never throws. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'refused';
}
