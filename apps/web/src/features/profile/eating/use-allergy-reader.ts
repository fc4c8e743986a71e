import { useEffect, useState } from 'react';

/** Loads the food tables only when there are words to read. */
const loadReader = () => import('./read-allergy.ts');
export type AllergyReader = Awaited<ReturnType<typeof loadReader>>;

/** The allergy reader once its tables are loaded; the page works without it. */
export function useAllergyReader(isWanted: boolean): AllergyReader | undefined {
  const [reader, setReader] = useState<AllergyReader>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadReader().then(
      (loaded) => isGone || setReader(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return reader;
}
