import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, type ReactElement, type ReactNode } from 'react';

export type Action = () => void;

export interface MenuItemProps {
  icon?: LucideIcon;
  destructive?: boolean;
  onSelect: Action;
  children: ReactNode;
}

export interface MenuCheckItemProps extends Omit<MenuItemProps, 'destructive'> {
  checked: boolean;
}

export interface Parts {
  readonly Item: ComponentType<MenuItemProps>;
  readonly CheckItem: ComponentType<MenuCheckItemProps>;
  readonly LinkItem: ComponentType<{ children: ReactElement }>;
}

/** The components for the items of an open menu, which are loaded with it. */
export const MenuParts = createContext<Parts | null>(null);
