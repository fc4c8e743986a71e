/**
 * The juice for a need that both a fruit and bottled juice can fill: '2 tbsp lemon juice' or 'the juice of 1 lemon'.
 */
export function juiceOf(id: string): string {
  const bottled = `${id}=lemon juice,lime juice`;
  return `[${bottled}: {${id}.amount}][${bottled.replace('=', '!=')}: the juice of {${id}.amount}]`;
}
