import { type ComponentType, lazy, useState } from 'react';
import { PartError } from '../browser/part-error.ts';

/**
 * The page `name` of a file, loaded when first shown or by `preload`, which retries after a failure. Throws a PartError
 * if it is rendered and cannot be loaded.
 * @param beside loads what the page shows at first and is no part of its file
 */
export function lazyPage<Name extends string, Props = object>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  beside?: () => Promise<void>,
) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = () => {
    loading ??= Promise.all([file(), beside?.()]).then(
      ([parts]) => {
        loaded = parts[name];
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw new PartError(error);
      },
    );
    return loading;
  };
  const begin = () => lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> = begin();

  function LazyPage(props: Props & object) {
    // A page that is loaded is rendered at once: React would show the fallback of a lazy component for a third of a second.
    const [Shown] = useState(() => loaded ?? Part);
    return <Shown {...props} />;
  }

  /** Resolves when the file is loaded or has failed, which is reported when the page is shown. */
  const preload = async () => {
    // React caches a failed lazy component forever, so a new one is created.
    if (!loading) Part = begin();
    await load().catch(() => undefined);
  };
  return Object.assign(LazyPage, { preload });
}
