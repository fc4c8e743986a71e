/** A person's address as their profile has it; any part may be missing. */
export interface PostalAddress {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly country: string | null;
}

/**
 * The lines of an address, as far as it is known. The postcode follows a state ('Springfield, IL 62704') and otherwise
 * precedes the city ('10115 Berlin').
 */
export function addressLines({ address, city, state, zipCode, country }: PostalAddress): string[] {
  const place = state
    ? [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [zipCode, city].filter(Boolean).join(' ');
  return [address, place, country].filter((line): line is string => Boolean(line));
}
