import {
  Carrot,
  ChartPie,
  ChefHat,
  Dumbbell,
  LayoutDashboard,
  type LucideIcon,
  Shield,
  Utensils,
} from 'lucide-react';

interface NavLink {
  to: '/' | '/ingredients' | '/recipes' | '/meal-log' | '/nutrition' | '/services' | '/admin';
  label: string;
  icon: LucideIcon;
}

/** The six main links, in the order of every menu. */
export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/ingredients', label: 'Ingredients', icon: Carrot },
  { to: '/recipes', label: 'Recipes', icon: ChefHat },
  { to: '/meal-log', label: 'Meal Log', icon: Utensils },
  { to: '/nutrition', label: 'Nutrition', icon: ChartPie },
  { to: '/services', label: 'Services', icon: Dumbbell },
];

export const ADMIN_LINK: NavLink = { to: '/admin', label: 'Admin', icon: Shield };

/** A link is active when its path is a prefix of the current one; the root only when it is the current one. */
export function isActive(link: string, current: string): boolean {
  return link === '/' ? current === '/' : current.startsWith(link);
}
