import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useState,
} from 'react';
import { lazyDialog } from './late/lazy-dialog.tsx';
import { type MenuCheckItemProps, type MenuItemProps, MenuParts, type Parts } from './menu-parts.ts';

function useParts(): Parts {
  const parts = use(MenuParts);
  if (!parts) throw new Error('A menu’s item stands outside of a Menu');
  return parts;
}

const DropDown = lazyDialog(() => import('./drop-down.tsx'), 'DropDown');

interface MenuProps {
  /** The button that opens it, usually an IconButton. */
  trigger: ReactElement;
  /** MenuItem, MenuCheckItem and MenuLink elements. */
  children: ReactNode;
}

/**
 * A drop-down menu. An action runs after the menu has closed and its button has the focus again, so that a dialog
 * opened by it returns the focus to the button. Everything but the button is loaded on first use, because lists have a
 * menu in every row and few are opened.
 */
export function Menu({ trigger, children }: MenuProps) {
  const [wanted, setWanted] = useState<'by pointer' | 'by keyboard'>();
  const closed = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: DropDown.preload,
    onFocus: DropDown.preload,
    // A click by keyboard has a count of 0.
    onClick: ({ detail }: MouseEvent) => setWanted(detail === 0 ? 'by keyboard' : 'by pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setWanted('by keyboard');
    },
  });
  if (!wanted) return closed;
  return (
    <DropDown
      trigger={trigger}
      isByKeyboard={wanted === 'by keyboard'}
      meanwhile={closed}
      onClose={() => setWanted(undefined)}
    >
      {children}
    </DropDown>
  );
}

export function MenuItem(props: MenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

/** A menu item with a check mark; choosing it closes the menu. */
export function MenuCheckItem(props: MenuCheckItemProps) {
  const { CheckItem } = useParts();
  return <CheckItem {...props} />;
}

/** A menu item that is a link element of the caller. */
export function MenuLink(props: { children: ReactElement }) {
  const { LinkItem } = useParts();
  return <LinkItem {...props} />;
}
