/** Attributes of the places that the page's first script fills in, in the frame. */
export const FRAME_PARTS = {
  /** 'Friday, November 20' */
  day: 'data-day',
  /** 'Friday, November 20, 2026' */
  longDay: 'data-long-day',
  /** The dashboard's heading. */
  greeting: 'id="game-plan"',
  /** The picture of the recipe that the address opens. */
  picture: 'data-picture',
  /** The picture of the first saved recipe. */
  cardPicture: 'data-card-picture',
  /** A hidden heading and a hidden paragraph: patterns of those of a legal text, which is written before them. */
  textHeading: 'data-text-heading',
  textParagraph: 'data-text-paragraph',
  /** Hidden until all of the named facts are known. */
  fact: 'data-if',
};

/** What is known of the person and of the server once they are answered. */
export const FRAME_FACTS = { admin: 'admin', member: 'member', noPhotos: 'no-photos' } as const;
