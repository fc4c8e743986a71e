import { cx } from '#ui/cx.ts';
import { CURRY, SALMON_BOWL, SHAKSHUKA } from './dishes.drawn.ts';

/** The position of a dish on the strip of small screens and on the half page of large ones. */
interface Place {
  src: string;
  className: string;
}

const CENTRED = 'lg:-translate-x-1/2 lg:-translate-y-1/2';

const PLACES: readonly Place[] = [
  {
    src: SHAKSHUKA,
    className: `-bottom-24 -left-16 w-[330px] lg:top-[70%] lg:bottom-auto lg:left-[44%] lg:w-[82%] ${CENTRED}`,
  },
  {
    src: CURRY,
    className: `-top-10 -right-14 w-[230px] lg:top-[31%] lg:right-auto lg:left-[77%] lg:w-[63%] ${CENTRED}`,
  },
  { src: SALMON_BOWL, className: `hidden lg:top-[22%] lg:left-[32%] lg:block lg:w-[52%] ${CENTRED}` },
];

/** Three dishes drawn from their ingredients, shown before anyone has signed in. */
export function DishArt() {
  return PLACES.map(({ src, className }) => (
    <img key={src} alt="" src={src} className={cx('absolute max-w-none', className)} />
  ));
}
