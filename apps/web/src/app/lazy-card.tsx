import type { ComponentType, ReactNode } from 'react';
import { useIsNear } from '#lib/browser/use-is-near.ts';
import { t } from '#lib/language.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { onDemandPart, useOnDemandPart } from '#ui/on-demand-part.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';

interface Late {
  readonly className?: string;
}

interface Words {
  /** The card's heading, shown before the rest has loaded. */
  readonly title: string;
  /** The message if it cannot be loaded. */
  readonly failed: string;
}

/** A card below the first screen: the component `name` of a file, loaded when it is scrolled near the screen. */
export function lazyCard<Name extends string, Props extends Late>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { title, failed }: Words,
) {
  const part = onDemandPart(file, name);

  return function LazyCard(props: Props): ReactNode {
    const { ref, isNear } = useIsNear(!('IntersectionObserver' in globalThis));
    const { Part, hasFailed, retry } = useOnDemandPart(part, isNear);
    const { className = '' } = props;
    if (Part) return <Part {...props} />;
    if (hasFailed) {
      return (
        <ErrorPanel
          title={failed}
          description={t(
            'Nothing is lost. Check the connection and try again. If that does not help, reload the page.',
          )}
          failed={{ isFetching: false, refetch: retry }}
          className={className}
        />
      );
    }
    return (
      <div ref={ref} className={`grid ${className}`}>
        <Card aria-label={title}>
          <CardHead title={title} />
          <LoadingNote />
          <Skeleton className="mt-4 h-32" />
        </Card>
      </div>
    );
  };
}
