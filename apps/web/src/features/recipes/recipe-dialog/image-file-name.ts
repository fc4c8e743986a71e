const LONGEST = 80;

/** 'Mum’s Soup & Bread' → 'mums-soup-bread.jpg': a file name that works on every system. */
export function imageFileName(recipeName: string): string {
  const words = recipeName
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const name = Array.from(words.join('-')).slice(0, LONGEST).join('').replace(/-+$/, '');
  return `${name === '' ? 'recipe' : name}.jpg`;
}
