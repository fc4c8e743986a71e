import { Loading } from './loading.tsx';

/** A whole screen that waits. `title` is its heading for those who cannot see the spinner. */
export function LoadingPage({ title, label = 'Loading' }: { title: string; label?: string }) {
  return (
    <main className="grid min-h-dvh content-center">
      <h1 className="sr-only">{title}</h1>
      <Loading label={label} />
      <TakesLonger />
    </main>
  );
}

/** What can be done about a wait that is long, shown once it is. */
export function TakesLonger({ className = '' }: { className?: string }) {
  return (
    <p className={`late px-6 text-center text-sm text-muted ${className}`}>
      This is taking longer than usual.{' '}
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, which is what is meant
        href=""
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        Load the page again
      </a>
    </p>
  );
}
