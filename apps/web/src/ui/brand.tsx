import { t } from '#lib/language.ts';
import { cx } from './cx.ts';

/** The logo (a bowl, a route and an X), the same as the favicon. */
export function BrandMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={cx('shrink-0', className)} aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#ffcd57" />
      <path d="M7.5 21.5h25a12.5 11.5 0 0 1-25 0Z" fill="#12392b" />
      <rect x="14" y="32" width="12" height="3" rx="1.5" fill="#12392b" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.8" stroke="#c2470f">
        <path d="M13 17.5c0-5.5 9.500-3.500 9.500-9" strokeDasharray="3.6 4" />
        <path d="m18.8 10.6 3.700-4.400 3.800 4.300" />
        <path d="m28.5 13.5 4 4m0-4-4 4" stroke="#12392b" strokeWidth="2.4" />
      </g>
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx('font-display leading-none font-extrabold tracking-tight font-stretch-[80%]', className)}
    >
      {t('Game Plan Cookbook')}
    </span>
  );
}
