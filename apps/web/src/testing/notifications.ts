import { screen, within } from '@testing-library/react';

/** The region for toasts. */
export function notifications() {
  return within(screen.getByRole('region', { name: /^Notifications/ }));
}
