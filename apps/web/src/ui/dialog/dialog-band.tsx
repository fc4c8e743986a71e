import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

type Watch = (title: HTMLElement | null) => (() => void) | undefined;

const WatchTitle = createContext<Watch>(() => undefined);
const TitleAway = createContext<string | undefined>(undefined);

/** Knows whether the title of a dialog is scrolled away, for its band. */
export function DialogTitleWatch({ children }: { children: ReactNode }) {
  const [away, setAway] = useState<string>();
  const watch = useCallback<Watch>((title) => {
    if (!title || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((changes) => {
      const isSeen = changes.at(-1)?.isIntersecting !== false;
      setAway(isSeen ? undefined : (title.textContent ?? undefined));
    });
    observer.observe(title);
    return () => {
      observer.disconnect();
      setAway(undefined);
    };
  }, []);
  return (
    <WatchTitle value={watch}>
      <TitleAway value={away}>{children}</TitleAway>
    </WatchTitle>
  );
}

export function DialogTitle(props: ComponentProps<typeof Dialog.Title>) {
  return <Dialog.Title ref={useContext(WatchTitle)} {...props} />;
}

/**
 * The first row of a dialog whose title scrolls with the rest: the button that closes it stands on a ground of its own,
 * so that nothing scrolls underneath, and the title takes the place of `label` while it is out of sight.
 */
export function DialogBand({ label }: { label: string }) {
  const away = useContext(TitleAway);
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line pr-1.5 pl-5 lg:pl-6">
      <p aria-hidden="true" className="min-w-0 flex-1 truncate">
        {away ? <span className="h-card">{away}</span> : <span className="text-sm text-muted">{label}</span>}
      </p>
      <Dialog.Close asChild>
        <IconButton label="Close dialog" icon={X} className="text-muted" />
      </Dialog.Close>
    </div>
  );
}
