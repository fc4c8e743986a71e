import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';

/** A component in its own file, loaded on demand. */
export interface OnDemandPart<Props> {
  /** The component, if it is loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Loads it once; retries after a failure. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** Creates a OnDemandPart for the component `name` of a file. */
export function onDemandPart<Name extends string, Props>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): OnDemandPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    loaded: () => loaded,
    async load() {
      loaded ??= (await file())[name];
      return loaded;
    },
  };
}

/** Loads a part in advance. A failure is reported when it is used. */
export function preload<Props>({ load }: OnDemandPart<Props>): void {
  load().catch(() => undefined);
}

interface OnDemandState<Props> {
  /** The component, once it is loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** Loading failed; it is not repeated until `retry`. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part as soon as it is wanted.
 * @param onFailed is called each time that loading fails
 */
export function useOnDemandPart<Props>(
  part: OnDemandPart<Props>,
  isWanted = true,
  onFailed: () => void = () => undefined,
): OnDemandState<Props> {
  const [Part, setPart] = useState(part.loaded);
  const [hasFailed, setFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailed();
  });
  useEffect(() => {
    if (!isWanted || hasFailed) return;
    let isMounted = true;
    part.load().then(
      // In short tasks, because it comes while the person uses what is there.
      (component) => isMounted && startTransition(() => setPart(() => component)),
      () => isMounted && fail(),
    );
    return () => {
      isMounted = false;
    };
  }, [part, isWanted, hasFailed]);
  return { Part, hasFailed, retry: () => setFailed(false) };
}
