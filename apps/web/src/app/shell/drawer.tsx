import { Menu } from 'lucide-react';
import { useState } from 'react';
import { t } from '#lib/language.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

const DrawerPanel = lazyDialog(() => import('./drawer-panel.tsx'), 'DrawerPanel');

/** The button of the slide-out menu on small screens, and the menu once it is requested. */
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
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={DrawerPanel.preload}
        onFocus={DrawerPanel.preload}
        onClick={show}
        className="-ml-2.5 grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-board-raised lg:hidden"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      {isWanted && <DrawerPanel open={open} onOpenChange={setOpen} />}
    </>
  );
}
