/** Raw protein that cooks through in a simmering sauce or soup: how long, and what to look for, by its kind. */
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
