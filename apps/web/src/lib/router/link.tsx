import { type AnchorHTMLAttributes, type Ref, useRef } from 'react';
import { Link as PlainLink } from 'wouter';
import { type Manner, stateOf, type Target, writeAddress } from './address.ts';
import { useLatestAddress, useRouter, type useWouterLocation } from './router-provider.tsx';

/** How many milliseconds the pointer rests on a link before its page is loaded. */
const INTENT = 50;

export type LinkProps = Target &
  Manner &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly ref?: Ref<HTMLAnchorElement> };

/** A link within the app, which preloads its page when it is likely to be pressed. */
export function Link({ to, search, hash, state, resetScroll, ...rest }: LinkProps) {
  const { pages } = useRouter();
  const isHere = useLatestAddress(
    ({ pathname, search: now }) => isWithin(pathname, to) && holds(now, search),
  );
  const preload = () => pages[to]?.component.preload?.();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <PlainLink<typeof useWouterLocation>
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      href={writeAddress(to, search, hash)}
      state={stateOf(state, resetScroll)}
      onFocus={(event) => {
        rest.onFocus?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        preload();
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        resting.current = setTimeout(preload, INTENT);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        clearTimeout(resting.current);
      }}
    />
  );
}

/** Whether a path lies within a link's path; '/' contains only itself. */
function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

function holds(now: Readonly<Record<string, unknown>>, search: object = {}): boolean {
  return Object.entries(search).every(
    ([name, value]) => (value === undefined ? undefined : String(value)) === now[name],
  );
}
