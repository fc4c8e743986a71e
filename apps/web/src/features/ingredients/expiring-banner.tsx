import { Link } from '@tanstack/react-router';
import { ClockAlert } from 'lucide-react';
import { EXPIRING } from './inventory-filter.ts';

export function ExpiringBanner({ count }: { count: number }) {
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center gap-x-3 rounded-md border border-warning-line bg-warning-soft py-1.5 pr-2 pl-4 text-warning-text"
    >
      <ClockAlert className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-h-11 flex-1 basis-36 content-center font-semibold">
        {count} ingredient(s) expiring soon
      </p>
      <Link
        to="/ingredients"
        search={EXPIRING}
        resetScroll={false}
        className="inline-flex min-h-11 shrink-0 items-center rounded-md px-2 text-sm font-semibold underline underline-offset-4"
      >
        View expiring items
      </Link>
    </div>
  );
}
