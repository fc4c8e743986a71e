/**
 * A way to write dates in English, made when it is first used: to make one takes a phone tens of milliseconds, and a page uses one
 * or two of them.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made;
  };
}
