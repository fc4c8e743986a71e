import type { Role } from '@game-plan/contracts/people/auth';
import {
  CalendarDays,
  Carrot,
  ChartPie,
  ChefHat,
  Dumbbell,
  HeartHandshake,
  LayoutDashboard,
  type LucideIcon,
  Shield,
  Utensils,
} from 'lucide-react';
import { t } from '#lib/language.ts';

interface NavLink {
  to:
    | '/'
    | '/ingredients'
    | '/recipes'
    | '/meal-log'
    | '/nutrition'
    | '/services'
    | '/plan'
    | '/coach'
    | '/admin';
  label: string;
  icon: LucideIcon;
}

/** The six main links, in the order of all menus. */
export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/', label: t('Dashboard'), icon: LayoutDashboard },
  { to: '/ingredients', label: t('Ingredients'), icon: Carrot },
  { to: '/recipes', label: t('Recipes'), icon: ChefHat },
  { to: '/meal-log', label: t('Meal Log'), icon: Utensils },
  { to: '/nutrition', label: t('Nutrition'), icon: ChartPie },
  { to: '/services', label: t('Services'), icon: Dumbbell },
];

const ADMIN_LINK: NavLink = { to: '/admin', label: t('Admin'), icon: Shield };
const COACH_LINK: NavLink = { to: '/coach', label: t('Coach'), icon: HeartHandshake };

/** Not a main link: on wide screens it is in the account menu. */
export const PLAN_LINK: NavLink = { to: '/plan', label: t('Week Plan'), icon: CalendarDays };

/** The main links plus those of a role. */
export function linksOf(role: Role): readonly NavLink[] {
  if (role === 'admin') return [...MAIN_LINKS, ADMIN_LINK];
  return role === 'coach' ? [...MAIN_LINKS, COACH_LINK] : MAIN_LINKS;
}

/**
 * A link is active if its path is a prefix of the current path; the root only if it is the current path. Upper case does
 * not matter, as for the pages.
 */
export function isActive(link: string, current: string): boolean {
  return link === '/' ? current === '/' : current.toLowerCase().startsWith(link);
}
