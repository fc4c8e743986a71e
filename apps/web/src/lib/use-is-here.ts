import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still on screen. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
