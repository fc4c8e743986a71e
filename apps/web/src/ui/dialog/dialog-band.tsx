import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { t } from '#lib/language.ts';
import { IconButton } from '../icon-button.tsx';
import { DIALOG_BAND } from './dialog-classes.ts';

type Watch = (title: HTMLElement | null) => (() => void) | undefined;

const WatchTitle = createContext<Watch>(() => undefined);
const TitleAway = createContext<string | undefined>(undefined);

/** Tracks whether a dialog's title is scrolled out of view, for its band. */
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
 * The first row of a dialog whose title scrolls with the content. The close button has its own background, and `label`
 * is shown while the title is out of view.
 */
export function DialogBand({ label }: { label: string }) {
  const away = useContext(TitleAway);
  return (
    <div className={`print:hidden ${DIALOG_BAND}`}>
      <p aria-hidden="true" className="min-w-0 flex-1 truncate">
        {away ? <span className="h-card">{away}</span> : <span className="text-sm text-muted">{label}</span>}
      </p>
      <Dialog.Close asChild>
        <IconButton label={t('Close dialog')} icon={X} className="text-muted" />
      </Dialog.Close>
    </div>
  );
}
