import { cx } from '../cx.ts';

/** A grey block in the shape of the coming content; wrap the group in `aria-hidden` beside a LoadingNote. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('skel block', className)} />;
}
