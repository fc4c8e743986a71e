import { ADMIN_PAGE_MAX } from '@game-plan/contracts/admin';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';

interface PageButtonsProps {
  page: number;
  /** How many rows there are on all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Leads through a list that is longer than one page. */
export function PageButtons({ page, total, onPage }: PageButtonsProps) {
  const pages = Math.ceil(total / ADMIN_PAGE_MAX);
  if (pages <= 1) return null;
  const turnTo = (next: number) => {
    onPage(next);
    // The buttons are below the list: its next page is read from the top.
    window.scrollTo({ top: 0 });
  };
  return (
    <nav
      aria-label="Pages"
      className="flex items-center justify-between gap-3 border-t border-line px-5 py-3"
    >
      <Button
        variant="secondary"
        size="sm"
        icon={ChevronLeft}
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
      >
        Previous
      </Button>
      <p className="num text-sm text-muted">
        Page {page + 1} of {pages}
      </p>
      <Button
        variant="secondary"
        size="sm"
        iconEnd={ChevronRight}
        disabled={page + 1 >= pages}
        onClick={() => turnTo(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
