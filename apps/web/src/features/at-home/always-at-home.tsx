import { nameAtHome } from '@game-plan/domain/at-home/at-home';
import { ChevronDown, House } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useAtHome, useEditAtHome } from '#data/people/at-home.ts';
import { localText, t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { MenuCheckItem } from '#ui/menu.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { AtHomeList } from './at-home-list.tsx';

const TITLE = t('Always at home');
const EXPLANATION = t('These always count as Have in recipes and never go on the shopping list.');

/** The 'always at home' list as a card, with title and explanation, open for editing. */
export function AlwaysAtHomeCard({ className }: { className?: string }) {
  return (
    <Card aria-labelledby="always-at-home" className={cx('p-5 sm:p-6', className)}>
      <CardHead title={TITLE} titleId="always-at-home" description={EXPLANATION} />
      <div className="mt-4">
        <Loaded>{(names) => <AtHomeList names={names} />}</Loaded>
      </div>
    </Card>
  );
}

/** The 'always at home' list as one expandable line, because the inventory below it matters more. */
export function AlwaysAtHomeLine() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { names } = useAtHome();
  return (
    <Card aria-labelledby={`${id}-title`} className="mt-4">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-lg py-2 pr-3 pl-4 text-left"
        >
          <House className="size-5 shrink-0 text-primary" aria-hidden="true" />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 text-sm">
            <span className="font-semibold">{TITLE}</span>
            {!isOpen && (
              // The same width before the names are loaded, so that nothing below moves.
              <span className="min-w-0 basis-full truncate text-muted sm:flex-1 sm:basis-40">
                {names ? names.map(localText).join(', ') || t('nothing') : '\u00a0'}
              </span>
            )}
          </span>
          <ChevronDown
            className={cx(
              'size-5 shrink-0 text-muted transition-transform duration-(--dur-fast)',
              isOpen && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-4 pb-4">
        {isOpen && (
          <>
            <p className="mb-3 text-sm text-muted">{EXPLANATION}</p>
            <Loaded>{(list) => <AtHomeList names={list} />}</Loaded>
          </>
        )}
      </div>
    </Card>
  );
}

function Loaded({ children }: { children: (names: readonly string[]) => ReactNode }) {
  const { query, names } = useAtHome();
  if (names) return children(names);
  if (!query.isError) return <Skeleton className="h-24" />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <p>{t('Your list did not load. Nothing has changed.')}</p>
      <Button variant="secondary" size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    </div>
  );
}

/** Adds an ingredient to the 'always at home' list, or removes it. */
export function AtHomeMenuItem({ name }: { name: string }) {
  const { names } = useAtHome();
  const edit = useEditAtHome();
  const isThere = names !== undefined && nameAtHome(names, name) !== undefined;
  const choose = () => {
    edit({ kind: isThere ? 'remove' : 'add', name });
    toast(
      isThere
        ? {
            title: t('No longer always at home'),
            description: t('Recipes now look for {name} in your inventory', { name }),
          }
        : {
            title: t('Always at home'),
            description: t('{name} counts as Have in recipes from now on', { name }),
          },
    );
  };
  return (
    <MenuCheckItem icon={House} checked={isThere} onSelect={choose}>
      {t('Always at home')}
    </MenuCheckItem>
  );
}
