import type { LegalPage, LegalText } from '@game-plan/contracts/shop/business';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Pencil, Printer } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { legalTextQuery } from '#data/shop/business.ts';
import { lazyPart } from '#lib/browser/load-part.ts';
import { formatLongDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { LegalEditor } from './legal-editor.tsx';

/** The width of a text column. */
const LEGAL_WIDTH = 'mx-auto max-w-[800px]';

const markdownText = () => import('./markdown-text.tsx');
const MarkdownText = lazyPart(markdownText, 'MarkdownText');

interface LegalPageViewProps {
  page: LegalPage;
  title: string;
  /** Whether the reader may edit the page. */
  isAdmin: boolean;
}

/** The Terms of Service or the Privacy Policy; admins edit it on the page. */
export function LegalPageView({ page, title, isAdmin }: LegalPageViewProps) {
  const [isEditing, setEditing] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...legalTextQuery(page),
    refetchOnMount: 'always',
  });
  // Loads the renderer in parallel with the text. A failure is reported when the text is shown.
  useEffect(() => {
    markdownText().catch(() => undefined);
  }, []);
  return (
    <div className={LEGAL_WIDTH}>
      <div className="print:hidden">
        <PageHead title={title}>
          {!isEditing && (
            <Link to="/cart" className={buttonClasses('secondary', 'md', 'max-sm:flex-1')}>
              <ArrowLeft className="size-4.5 shrink-0" aria-hidden="true" />
              {t('Shopping Cart')}
            </Link>
          )}
          {data && !isEditing && (
            <Button
              variant="secondary"
              icon={Printer}
              className="max-sm:flex-1"
              onClick={() => window.print()}
            >
              {t('Print')}
            </Button>
          )}
          {data && isAdmin && !isEditing && (
            <Button icon={Pencil} className="max-sm:flex-1" onClick={() => setEditing(true)}>
              {t('Edit')}
            </Button>
          )}
        </PageHead>
      </div>
      {data && isEditing ? (
        <LegalEditor page={page} title={title} written={data} onClose={() => setEditing(false)} />
      ) : data ? (
        <ReadText title={title} written={data} />
      ) : isError ? (
        <ErrorPanel
          title={t('This text did not load')}
          description={t('Check the connection and try again.')}
          failed={{ refetch, isFetching }}
          className="mt-6"
        />
      ) : (
        <Loading label={t('Loading the text...')} className="min-h-80" />
      )}
    </div>
  );
}

function ReadText({ title, written: { text, updatedAt } }: { title: string; written: LegalText }) {
  return (
    <Card as="article" aria-label={title} className="mt-6 p-5 sm:p-8 print:border-0 print:p-0">
      <Suspense fallback={<Loading label={t('Loading the text...')} className="min-h-60" />}>
        <MarkdownText text={text} />
      </Suspense>
      {updatedAt && (
        <p className="mt-6 text-sm text-muted">
          {t('Last changed on {longDay}', { longDay: formatLongDay(calendarDay(updatedAt.slice(0, 10))) })}
        </p>
      )}
    </Card>
  );
}
