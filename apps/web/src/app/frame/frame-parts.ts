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
  /** Says that photos are not set up, to an admin and to others: hidden until it is known that they are not, and to whom. */
  noPhotosForAdmin: 'data-no-photos-admin',
  noPhotosForOthers: 'data-no-photos',
  /** The hidden cards of a day's meals, and the block that is shown until there are foods to be written. */
  meals: 'data-meals',
  noMeals: 'data-no-meals',
  /** By meal type, the list of its foods with a hidden pattern of a line. Behind it is a block, shown where there are none. */
  foods: 'data-foods',
};
