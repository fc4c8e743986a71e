/** '2 tbsp lemon juice', or 'the juice of 1 lemon', of a need that either may answer. */
export function juiceOf(id: string): string {
  const bottled = `${id}=lemon juice,lime juice`;
  return `[${bottled}: {${id}.amount}][${bottled.replace('=', '!=')}: the juice of {${id}.amount}]`;
}
