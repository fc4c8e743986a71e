import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react';
import { type Manner, type Target, writeAddress } from './address.ts';
import { useLatestAddress, useRouter } from './router-provider.tsx';

/** Milliseconds a pointer rests on a link before its page is loaded. */
const INTENT = 50;

export type LinkProps = Target &
  Manner &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly ref?: Ref<HTMLAnchorElement> };

/** A link to an address of the app, which loads its page as soon as it is likely to be pressed. */
export function Link({ to, search, hash, replace, state, resetScroll, ...rest }: LinkProps) {
  const router = useRouter();
  const isHere = useLatestAddress(
    ({ pathname, search: now }) => isWithin(pathname, to) && holds(now, search),
  );
  const preload = () => router.preload(to);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void router.navigate({ to, search, hash, replace, state, resetScroll } as Target & Manner);
  };
  return (
    <a
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      href={writeAddress(to, search, hash)}
      onClick={press}
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

/** A link's path is a prefix of what lies within it; everything would lie within the first page. */
function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

function holds(now: Readonly<Record<string, unknown>>, search: object = {}): boolean {
  return Object.entries(search).every(
    ([name, value]) => (value === undefined ? undefined : String(value)) === now[name],
  );
}

/** A press that means this tab: the others are the browser's. */
function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  return (
    button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (target === '' || target === '_self')
  );
}
