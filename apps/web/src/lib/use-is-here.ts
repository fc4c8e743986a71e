import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is mounted. */
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
