/**
 * An English date formatter, created on first use, because creating one takes tens of milliseconds on a phone and a
 * page uses only one or two.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made;
  };
}
