import type { Session } from '@game-plan/contracts/people/auth';

const USER: Session['user'] = {
  id: 1,
  username: 'marta',
  role: 'user',
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: 'marta@example.com',
  isEmailConfirmed: true,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  profilePhotoUrl: null,
  isActive: true,
  createdAt: '2026-11-01T08:00:00.000Z',
};

/** The session of a user with this role. */
export function sessionOf(role: Session['user']['role']): Session {
  return { user: { ...USER, role }, profile: null };
}
