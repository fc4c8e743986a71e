import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { cx } from './cx.ts';

type Action = () => void;

/** Takes the action that a menu is to run once it has closed. */
const RunWhenClosed = createContext<(action: Action) => void>((action) => action());

interface MenuProps {
  /** The button that opens it, an IconButton as a rule. */
  trigger: ReactElement;
  /** It opens as it is first shown. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/**
 * A drop-down list of actions, read where it stands. An action runs after the menu has closed and its button
 * has the focus again, so that a dialog opened by it gives the focus back to the button.
 */
export function Menu({ trigger, defaultOpen = false, children }: MenuProps) {
  const chosen = useRef<Action>(undefined);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    // Radix moves the focus to the button right after this handler.
    if (action) queueMicrotask(action);
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={runChosen}
        className="menu-panel z-50 min-w-40 rounded-md border border-line bg-raised p-1 text-ink shadow-float"
      >
        <RunWhenClosed
          value={(action) => {
            chosen.current = action;
          }}
        >
          {children}
        </RunWhenClosed>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex h-11 w-full cursor-pointer items-center gap-2.5 rounded-[7px] px-3 text-sm font-medium select-none';

interface MenuItemProps {
  icon?: LucideIcon;
  destructive?: boolean;
  onSelect: Action;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, destructive = false, onSelect, children }: MenuItemProps) {
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

interface MenuCheckItemProps extends Omit<MenuItemProps, 'destructive'> {
  checked: boolean;
}

/** A menu item that is on or off; choosing it closes the menu as any other does. */
export function MenuCheckItem({ icon: Icon, checked, onSelect, children }: MenuCheckItemProps) {
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

/** A menu item that is the caller's own link element. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={cx(ITEM, 'data-highlighted:bg-quiet')}>
      {children}
    </DropdownMenu.Item>
  );
}
