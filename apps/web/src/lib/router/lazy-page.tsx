import type { ComponentType } from 'react';
import { lazyPart } from '../browser/load-part.ts';

/**
 * The page `name` of a file, loaded when first shown or by `preload`, which retries after a failure. Throws a PartError
 * if it is rendered and cannot be loaded.
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
    // React caches a failed lazy component forever, so a new one is created.
    if (!loading) Part = begin();
    // A failure is reported when the page is shown.
    load().catch(() => undefined);
  };
  return Object.assign(LazyPage, { preload });
}
