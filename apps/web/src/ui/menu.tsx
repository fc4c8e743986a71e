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
  /** The button that opens it, an IconButton as a rule. */
  trigger: ReactElement;
  /** MenuItem, MenuCheckItem and MenuLink elements, or what is made of them. */
  children: ReactNode;
}

/**
 * A drop-down list of actions, read where it stands. An action runs after the menu has closed and its button
 * has the focus again, so that a dialog opened by it gives the focus back to the button. All but the button is loaded
 * as it is first wanted: a list has a menu in every row, and few are opened.
 */
export function Menu({ trigger, children }: MenuProps) {
  const [wanted, setWanted] = useState<'by pointer' | 'by keyboard'>();
  const closed = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: DropDown.preload,
    onFocus: DropDown.preload,
    // Of keys a click has no count.
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

/** A menu item that is on or off; choosing it closes the menu as any other does. */
export function MenuCheckItem(props: MenuCheckItemProps) {
  const { CheckItem } = useParts();
  return <CheckItem {...props} />;
}

/** A menu item that is the caller's own link element. */
export function MenuLink(props: { children: ReactElement }) {
  const { LinkItem } = useParts();
  return <LinkItem {...props} />;
}
