import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Copy, RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import { bookmarkletQuery, useMakeBookmarklet, useWithdrawBookmarklet } from '#data/kitchen/bookmarklet.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { bookmarkletCode } from './bookmarklet-code.ts';

/** The way on for pages that let no app read them: a bookmark that sends the page from the person's own browser. */
export function Bookmarklet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mt-3 border-t border-line pt-3 text-sm"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-1.5 font-medium pointer-coarse:min-h-11">
        <ChevronDown className="size-4 -rotate-90 text-muted group-open:rotate-0" aria-hidden="true" />
        {t('Send pages with a bookmarklet')}
      </summary>
      {isOpen && <Made />}
    </details>
  );
}

function Made() {
  const { data, isError } = useQuery(bookmarkletQuery);
  const make = useMakeBookmarklet();
  const withdraw = useWithdrawBookmarklet();
  if (isError) return <p className="mt-2 text-muted">{t('It did not load. Try again in a moment.')}</p>;
  if (!data) return null;
  if (data.token === null)
    return (
      <div className="mt-2 grid justify-items-start gap-3">
        <p className="text-muted">
          {t(
            'For pages that only you can open, or that refuse apps: press it there, and look at what was read here before anything is saved.',
          )}
        </p>
        <Button variant="secondary" size="sm" pending={make.isPending} onClick={() => make.mutate()}>
          {t('Make a Bookmarklet')}
        </Button>
      </div>
    );
  const code = bookmarkletCode(window.location.origin, data.token);
  const copy = async () => {
    if (await copyText(code)) toast({ title: t('Bookmarklet copied') });
  };
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      {/* biome-ignore lint/a11y/useValidAnchor: only a link can be dragged to the bookmarks; it has no address for React. */}
      <a
        // React writes no address of code; this one is made here.
        ref={(link) => link?.setAttribute('href', code)}
        href="#bookmarklet"
        draggable
        onClick={(event) => {
          event.preventDefault();
          toast({
            title: t('Drag it to your bookmarks'),
            description: t('Then press it on the page of a recipe.'),
          });
        }}
        className="inline-flex h-11 items-center gap-2 rounded-md border border-dashed border-line-strong bg-surface px-4 font-semibold"
      >
        <Bookmark className="size-4.5" aria-hidden="true" />
        {t('Save to Cookbook')}
      </a>
      <p className="text-muted">
        {t(
          'Drag it to your bookmarks bar. On a phone, copy it, bookmark any page, and paste it as the address of that bookmark.',
        )}
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Button variant="ghost" size="sm" icon={Copy} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={RefreshCw}
          pending={make.isPending}
          onClick={() => make.mutate()}
        >
          {t('Replace')}
        </Button>
        <Button
          variant="destructive-ghost"
          size="sm"
          icon={Unlink}
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {t('End')}
        </Button>
      </div>
    </div>
  );
}
