import type { ComponentType, ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { onDemandPart, preload, useOnDemandPart } from '../on-demand-part.ts';
import { toast } from '../toast/toast-store.ts';

interface Surroundings {
  readonly onClose?: () => unknown;
  readonly onOpenChange?: (open: boolean) => void;
  /** Shown while loading. */
  readonly meanwhile?: ReactNode;
}

/**
 * The component `name` of a file, loaded when first shown: a menu or a dialog opened by a press. If loading fails, a
 * toast says so and it closes, so that the next press tries again.
 */
export function lazyDialog<Name extends string, Props extends object>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const part = onDemandPart(file, name);

  function LazyDialog({ meanwhile = null, ...rest }: Props & Surroundings): ReactNode {
    const { Part } = useOnDemandPart(part, true, () => {
      toastLoadFailure();
      rest.onClose?.();
      rest.onOpenChange?.(false);
    });
    return Part ? <Part {...(rest as unknown as Props)} /> : meanwhile;
  }

  return Object.assign(LazyDialog, { preload: () => preload(part) });
}

function toastLoadFailure(): void {
  toast({
    title: t('This did not open'),
    description: navigator.onLine
      ? t('Nothing is lost. Try again. If it still does not open, reload the page.')
      : t('This device is offline. Nothing is lost. Try again once you are connected.'),
    variant: 'destructive',
  });
}
