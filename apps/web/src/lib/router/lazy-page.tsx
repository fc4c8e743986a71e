import type { ComponentType } from 'react';
import { lazyPart } from '../browser/load-part.ts';

/**
 * The page `name` of a file that is loaded when the page is first shown, or before by `preload`, which tries again where it
 * could not be. Shown without being there it throws a PartError.
 */
export function lazyPage<Name extends string>(file: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let loading: Promise<Record<string, ComponentType>> | undefined;
  const load = () => {
    loading ??= file().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const begin = () => lazyPart<string, object>(load, name);
  let Part = begin();

  function LazyPage() {
    return <Part />;
  }

  const preload = () => {
    // One that failed would fail for ever.
    if (!loading) Part = begin();
    // A failure is told when the page is shown.
    load().catch(() => undefined);
  };
  return Object.assign(LazyPage, { preload });
}
