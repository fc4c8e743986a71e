import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { CloseByBack } from './close-by-back.tsx';
import { Header } from './header.tsx';

/** What surrounds every signed-in page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="print:hidden sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-butter focus:px-4 focus:py-2 focus:text-butter-fg"
      >
        Skip to content
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
