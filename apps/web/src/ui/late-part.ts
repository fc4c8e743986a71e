import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component that is a file of its own, loaded when it is wanted. */
export interface LatePart<Props> {
  /** What is here already. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Loads it, once; one that could not be is loaded anew. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** The component `name` of a file. */
export function latePart<Name extends string, Props>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    loaded: () => loaded,
    async load() {
      loaded ??= (await file())[name];
      return loaded;
    },
  };
}

/** Loads a part before it is wanted. A failure is told when it is. */
export function preload<Props>({ load }: LatePart<Props>): void {
  load().catch(() => undefined);
}

interface LateState<Props> {
  /** Once it is here. */
  readonly Part: ComponentType<Props> | undefined;
  /** It could not be loaded, and is not until `retry`. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part as soon as it is wanted.
 * @param onFailed is called each time that it could not be loaded
 */
export function useLatePart<Props>(
  part: LatePart<Props>,
  isWanted = true,
  onFailed: () => void = () => undefined,
): LateState<Props> {
  const [Part, setPart] = useState(part.loaded);
  const [hasFailed, setFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailed();
  });
  useEffect(() => {
    if (!isWanted || hasFailed) return;
    let isHere = true;
    part.load().then(
      (component) => isHere && setPart(() => component),
      () => isHere && fail(),
    );
    return () => {
      isHere = false;
    };
  }, [part, isWanted, hasFailed]);
  return { Part, hasFailed, retry: () => setFailed(false) };
}
