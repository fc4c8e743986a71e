import { useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is open was opened over the page that is one step back. */
    isOpenedOver?: boolean;
  }
}

/** Closes the list as `back` does, so that going back afterwards does not open it again. */
export function useCloseList(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.latestLocation.state.isOpenedOver) router.history.back();
    else void navigate({ to: '/', search: {}, replace: true, resetScroll: false });
  };
}
