import { cx } from '#ui/cx.ts';
import { ActiveLink } from './active-link.tsx';
import { MAIN_LINKS } from './nav-links.ts';

/** The six main links, fixed to the bottom of small screens. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main, bottom"
      data-bottom-bar=""
      className="print:hidden fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex h-(--bottombar-h) max-w-[640px]">
        {MAIN_LINKS.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <ActiveLink
              to={to}
              className={(active) =>
                cx(
                  'flex h-full flex-col items-center justify-center gap-1 text-2xs font-semibold tracking-tight max-[359px]:tracking-tighter! max-[359px]:text-[10px]!',
                  active ? 'text-primary' : 'text-muted',
                )
              }
            >
              {(active) => (
                <>
                  <span
                    className={cx(
                      'grid h-7 w-11 place-items-center rounded-full',
                      active && 'bg-primary-soft text-primary-soft-fg',
                    )}
                  >
                    <Icon className="size-5" aria-hidden="true" />
                  </span>
                  {label}
                </>
              )}
            </ActiveLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
