import { Link } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { t } from '#lib/language.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';

export function NotFoundPage() {
  return (
    <Card className="mx-auto mt-6 grid max-w-[560px] justify-items-center gap-3 px-6 py-12 text-center">
      <PageTitle>{t('Page Not Found')}</PageTitle>
      <p className="num text-4xl text-accent-text">404</p>
      <h1 className="h-section" tabIndex={-1}>
        {t('Page Not Found')}
      </h1>
      <p className="text-muted">{t('That route is not in the playbook.')}</p>
      <Link to="/" activeOptions={{ exact: true }} className={buttonClasses('secondary', 'md')}>
        {t('Back to the dashboard')}
      </Link>
    </Card>
  );
}
