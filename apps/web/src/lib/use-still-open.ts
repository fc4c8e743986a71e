import { useState } from 'react';

/** Whether a page was opened with something over it, such as a dialog in its address, that has not been closed since. */
export function useStillOpen(isOpen: boolean): boolean {
  const [isStillOpen, setStillOpen] = useState(isOpen);
  if (isStillOpen && !isOpen) setStillOpen(false);
  return isStillOpen;
}
