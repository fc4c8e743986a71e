import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

interface MenuProps {
  /** The button that opens it, an IconButton as a rule. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A drop-down list of actions. Not modal, so that an action may open a dialog. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="menu-panel z-50 min-w-40 rounded-md border border-line bg-raised p-1 text-ink shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex h-11 w-full cursor-pointer items-center gap-2.5 rounded-[7px] px-3 text-sm font-medium select-none';

interface MenuItemProps {
  icon?: LucideIcon;
  destructive?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, destructive = false, onSelect, children }: MenuItemProps) {
  const look = destructive
    ? 'text-destructive-text data-highlighted:bg-destructive-soft'
    : 'data-highlighted:bg-quiet';
  return (
    <DropdownMenu.Item className={cx(ITEM, look)} {...(onSelect && { onSelect })}>
      {Icon && <Icon className="size-4.5" aria-hidden="true" />}
      {children}
    </DropdownMenu.Item>
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
