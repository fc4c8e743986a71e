import { useEffect, useRef } from 'react';

/** Runs an action once nothing newer has been given for `milliseconds`; never after the component is gone. */
export function useDelayed(milliseconds: number): (action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  };
}
