import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { cx } from '#ui/cx.ts';
import { ActiveLink } from './active-link.tsx';
import { CloseByBack } from './close-by-back.tsx';
import { Header } from './header.tsx';
import { MAIN_LINKS } from './nav-links.ts';

/** The frame around every signed-in page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="print:hidden sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-butter focus:px-4 focus:py-2 focus:text-butter-fg"
      >
        {t('Skip to content')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="page">
        {children}
      </main>
      <BottomBar />
      <CloseByBack />
    </>
  );
}

/** The six main links at the bottom of small screens. */
function BottomBar() {
  return (
    <nav
      aria-label={t('Main, bottom')}
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
                  'flex h-full flex-col items-center justify-center gap-1 text-[min(var(--text-2xs),12px)] font-semibold tracking-tight max-[359px]:tracking-tighter! max-[359px]:text-[10px]!',
                  active ? 'text-primary' : 'text-muted',
                )
              }
            >
              {(active) => (
                <>
                  <span
                    className={cx(
                      'grid h-[28px] w-[44px] place-items-center rounded-full',
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
