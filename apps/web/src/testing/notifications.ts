import { screen, within } from '@testing-library/react';

/** Where toasts appear. */
export function notifications() {
  return within(screen.getByRole('region', { name: /^Notifications/ }));
}
