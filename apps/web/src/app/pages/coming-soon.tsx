import { PageTitle } from '#app/page-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { SpotName } from '#ui/spot.tsx';

interface ComingSoonProps {
  title: string;
  spot: SpotName;
  /** One sentence on what this page will do. */
  children: string;
}

/** An honest stand-in for a page that is not built yet. */
export function ComingSoon({ title, spot, children }: ComingSoonProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <EmptyState spot={spot} title="Coming soon" description={children} className="mt-6 bg-surface py-16" />
    </>
  );
}
