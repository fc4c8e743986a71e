import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart, preloadPart } from '#lib/browser/load-part.ts';

const loadPanel = () => import('./drawer-panel.tsx');
const DrawerPanel = lazyPart(loadPanel, 'DrawerPanel');
const preloadPanel = () => preloadPart(loadPanel);

/** The button of the slide-out menu of small screens, and the menu once it is wanted. */
export function Drawer() {
  const [open, setOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const show = () => {
    setIsWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={show}
        className="-ml-2.5 grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-board-raised lg:hidden"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      {isWanted && (
        <Suspense>
          <DrawerPanel open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
