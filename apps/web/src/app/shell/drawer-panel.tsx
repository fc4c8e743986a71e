import { LogOut } from 'lucide-react';
import { useSignOut } from '#data/people/auth.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { leavePage } from '#lib/ask-before-leaving.ts';
import { t } from '#lib/language.ts';
import { BrandMark, Wordmark } from '#ui/brand.tsx';
import { cx } from '#ui/cx.ts';
import { Drawer as Panel } from '#ui/dialog/drawer.tsx';
import { PlayDiagram } from '#ui/play-diagram.tsx';
import { ActiveLink } from './active-link.tsx';
import { linksOf, MAIN_LINKS } from './nav-links.ts';

const ROW = 'relative flex h-12 w-full items-center gap-3.5 rounded-md px-3.5 text-base font-semibold';
const ACTIVE =
  'bg-board-raised text-board-ink before:absolute before:inset-y-2.5 before:left-0 before:w-1 before:rounded-full before:bg-butter';
const RULE = 'mt-2 border-t border-board-raised pt-2';
const REST = 'text-board-muted hover:bg-board-raised';

interface DrawerPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The slide-out menu of small screens. In a separate file, because most visits never open it. */
export function DrawerPanel({ open, onOpenChange }: DrawerPanelProps) {
  const { user } = useSession();
  const signOut = useSignOut();
  const leave = () => {
    onOpenChange(false);
    leavePage(() => signOut.mutate());
  };
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      label={t('Menu')}
      head={
        <span className="flex items-center gap-2.5">
          <BrandMark />
          <Wordmark className="text-lg" />
        </span>
      }
    >
      <PlayDiagram className="pointer-events-none absolute -right-16 bottom-0 w-[380px] text-board-chalk opacity-25" />
      <nav aria-label={t('Menu')} className="relative p-3">
        <ul className="flex flex-col gap-1">
          {linksOf(user.role).map(({ to, label, icon: Icon }) => (
            <li key={to} className={MAIN_LINKS.some((link) => link.to === to) ? '' : RULE}>
              <ActiveLink
                to={to}
                className={(active) => cx(ROW, active ? ACTIVE : REST)}
                onClick={() => onOpenChange(false)}
              >
                {() => (
                  <>
                    <Icon className="size-5.5" aria-hidden="true" />
                    {label}
                  </>
                )}
              </ActiveLink>
            </li>
          ))}
          <li className={RULE}>
            <button type="button" className={cx(ROW, REST)} onClick={leave}>
              <LogOut className="size-5.5" aria-hidden="true" />
              {t('Sign out')}
            </button>
          </li>
        </ul>
      </nav>
    </Panel>
  );
}
