import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { type AdminUser, admin, type Invitation } from '@game-plan/contracts/people/admin';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { respond } from '../respond.ts';
import { renderPage } from './render-page.tsx';

export const ADMIN: AdminUser = {
  id: 1,
  username: 'marta',
  firstName: 'Marta',
  lastName: 'Olsen',
  email: 'marta@example.com',
  isEmailConfirmed: true,
  role: 'admin',
  isActive: true,
  createdAt: '2026-09-02T12:00:00.000Z',
};

export const GRANDPA: AdminUser = {
  id: 2,
  username: 'grandpa',
  firstName: null,
  lastName: null,
  email: null,
  isEmailConfirmed: true,
  role: 'user',
  isActive: false,
  createdAt: '2026-10-21T12:00:00.000Z',
};

export const PENDING: Invitation = {
  id: 7,
  email: 'gus@example.com',
  isUsed: false,
  createdAt: '2026-11-19T12:00:00.000Z',
  expiresAt: '2026-11-26T12:00:00.000Z',
  inviteUrl: 'https://kitchen.example.org/signup?invite=abc',
  mail: { state: 'not_sent', error: null, at: null },
};

export const NO_ORDERS: ResponseOf<typeof adminOrders.counts> = {
  all: 0,
  new: 0,
  to_schedule: 0,
  appointments: 0,
  unpaid: 0,
  refund_due: 0,
  completed: 0,
  cancelled: 0,
};

/** Opens the admin dashboard with these users; `counts` and `orders` are the server's answers. */
export function openAdmin(
  tab = '',
  users = [ADMIN, GRANDPA],
  counts: Partial<Record<string, number>> = {},
  orders: Partial<typeof NO_ORDERS> = {},
) {
  const orderCounts = respond(adminOrders.counts, { ...NO_ORDERS, ...orders });
  const list = respond(admin.users, users);
  respond(admin.summary, {
    totalUsers: users.length,
    activeUsers: 1,
    pendingInvites: 1,
    totalInvites: 3,
    matchingUsers: users.length,
    matchingProfiles: 2,
    ...counts,
  });
  return { ...renderPage(`/admin${tab}`, 'admin'), list, orderCounts };
}
