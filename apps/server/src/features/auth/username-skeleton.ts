import unhomoglyph from 'unhomoglyph';

const skeleton = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/**
 * The same text for usernames that a reader takes for one another: 'Marta', 'ｍａｒｔａ', 'rnarta' and 'Маrtа' with Cyrillic
 * letters. It is the skeleton of Unicode Technical Standard #39 (section 4), for names whose case does not matter: as an I is
 * taken for an l, so is an i.
 */
export const usernameSkeleton = (username: string): string =>
  skeleton(skeleton(username.normalize('NFKC')).toLowerCase()).replaceAll('i', 'l');
