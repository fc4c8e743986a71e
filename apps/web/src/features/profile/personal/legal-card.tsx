import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { t } from '#lib/language.ts';
import { Card, CardHead } from '#ui/card.tsx';

const PAGES = [
  { legal: 'terms', label: t('Terms of Service') },
  { legal: 'privacy', label: t('Privacy Policy') },
] as const;

/** The legal pages, which are otherwise found at a checkout only. */
export function LegalCard({ className }: { className?: string }) {
  return (
    <Card aria-labelledby="legal" className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead title={t('Terms and privacy')} titleId="legal" />
      <ul className="mt-2 divide-y divide-line">
        {PAGES.map(({ legal, label }) => (
          <li key={legal}>
            <Link
              to="/cart"
              search={{ legal }}
              className="flex min-h-12 items-center justify-between gap-3 font-semibold text-primary underline-offset-4 hover:underline"
            >
              {label}
              <ChevronRight className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
