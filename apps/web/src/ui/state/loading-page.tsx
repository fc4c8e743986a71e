import { t } from '#lib/language.ts';
import { Loading } from './loading.tsx';

/** A full-screen loading state. `title` is its heading for screen readers. */
export function LoadingPage({ title, label = t('Loading') }: { title: string; label?: string }) {
  return (
    <main className="grid min-h-dvh content-center">
      <h1 className="sr-only">{title}</h1>
      <Loading label={label} />
      <TakesLonger />
    </main>
  );
}

/** Advice for a long wait, shown after a while. */
function TakesLonger() {
  return (
    <p className="late px-6 text-center text-sm text-muted">
      {t('This is taking longer than usual.')}{' '}
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, which is what is meant
        href=""
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {t('Load the page again')}
      </a>
    </p>
  );
}
