import { useNavigate, useRouter } from '@tanstack/react-router';
import { closeOpened } from '#lib/opened-over.ts';

/** Closes the list as `back` does, so that going back afterwards does not open it again. */
export function useCloseList(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () =>
    void closeOpened(router, () => navigate({ to: '/', search: {}, replace: true, resetScroll: false }));
}
