import { useEffect, useRef } from 'react';

/** Tells, whenever it is asked, whether the component is still on screen. */
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
