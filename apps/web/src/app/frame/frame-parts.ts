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
};
