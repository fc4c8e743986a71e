/** How long a raw protein of each kind simmers in a sauce or soup until it is cooked through, and how to tell. */
export function simmerThrough(id: string): string {
  return [
    `[${id}=poultry,chop: Add {${id}} and simmer gently until cooked through ({{temp ${id}}}), 8 to 10 minutes.]`,
    `[${id}=ground: Crumble in {${id}} and simmer until no pink is left ({{temp ${id}}}), 8 to 10 minutes.]`,
    `[${id}=other-protein: Add {${id}} with water to cover, and simmer under a lid until very tender, about 75 minutes.]`,
    `[${id}=steak: Add {${id}} and simmer until just cooked, 3 to 4 minutes.]`,
    `[${id}=fish,shrimp,tofu,bean,canned-fish,cooked chicken breast,cooked turkey,roast chicken,rotisserie chicken: {{simmer ${id}}}]`,
    `[${id}=tender,firm,root,leafy,potato: {{cook ${id}}}]`,
  ].join('');
}
