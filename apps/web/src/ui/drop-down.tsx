import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { createContext, type FocusEvent, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { cx } from './cx.ts';
import { type Action, type MenuCheckItemProps, type MenuItemProps, MenuParts } from './menu-parts.ts';

/** Passes an action that a menu runs after closing. */
const RunWhenClosed = createContext<(action: Action) => void>((action) => action());

interface DropDownProps {
  trigger: ReactElement;
  /** Whether the first item gets the focus, as after opening by keyboard. */
  isByKeyboard: boolean;
  children: ReactNode;
}

/** The open menu, which `Menu` loads on first use. */
export function DropDown({ trigger, isByKeyboard, children }: DropDownProps) {
  const chosen = useRef<Action>(undefined);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    // Radix moves the focus to the button right after this handler.
    if (action) queueMicrotask(action);
  };
  const isFirst = useRef(isByKeyboard);
  // Radix only does so for keys pressed while the menu is already loaded.
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onFocus={focusFirst}
        onCloseAutoFocus={runChosen}
        className="menu-panel z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-40 overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink shadow-float"
      >
        <RunWhenClosed
          value={(action) => {
            chosen.current = action;
          }}
        >
          <MenuParts value={PARTS}>{children}</MenuParts>
        </RunWhenClosed>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex h-11 w-full cursor-pointer items-center gap-2.5 rounded-[7px] px-3 text-sm font-medium select-none';

function Item({ icon: Icon, destructive = false, onSelect, children }: MenuItemProps) {
  const runWhenClosed = useContext(RunWhenClosed);
  const look = destructive
    ? 'text-destructive-text data-highlighted:bg-destructive-soft'
    : 'data-highlighted:bg-quiet';
  return (
    <DropdownMenu.Item className={cx(ITEM, look)} onSelect={() => runWhenClosed(onSelect)}>
      {Icon && <Icon className="size-4.5" aria-hidden="true" />}
      {children}
    </DropdownMenu.Item>
  );
}

function CheckItem({ icon: Icon, checked, onSelect, children }: MenuCheckItemProps) {
  const runWhenClosed = useContext(RunWhenClosed);
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      className={cx(ITEM, 'data-highlighted:bg-quiet')}
      onSelect={() => runWhenClosed(onSelect)}
    >
      {Icon && <Icon className="size-4.5" aria-hidden="true" />}
      {children}
      {checked && <Check className="ml-auto size-4.5 text-success-text" aria-hidden="true" />}
    </DropdownMenu.CheckboxItem>
  );
}

function LinkItem({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={cx(ITEM, 'data-highlighted:bg-quiet')}>
      {children}
    </DropdownMenu.Item>
  );
}

const PARTS = { Item, CheckItem, LinkItem };
