import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

interface TabsProps<Value extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** TabPanel elements. */
  children: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className, children } = props;
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} className={cx(className)}>
      <Radix.List aria-label={label} className="tab-strip no-bar flex gap-4 overflow-x-auto sm:gap-6">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            ref={tab.value === value ? bringIntoSight : undefined}
            value={tab.value}
            className="relative h-12 min-w-11 shrink-0 rounded-sm text-base font-semibold text-muted transition-colors duration-(--dur-fast) hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-sm data-[state=active]:after:bg-accent"
          >
            {tab.label}{' '}
            {tab.count !== undefined && (
              <span className="ml-1 text-sm font-medium text-muted">{tab.count.toLocaleString('en-US')}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** The padding of `tab-strip`, pixels. */
const RING_ROOM = 6;

/** Scrolls the list, and only that, so far that the whole tab shows: an address may open one that lies beyond the edge. */
function bringIntoSight(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const hidden = tab.getBoundingClientRect().right + RING_ROOM - list.getBoundingClientRect().right;
  if (hidden > 0) list.scrollLeft += hidden;
}

export function TabPanel(props: { value: string; className?: string; children: ReactNode }) {
  return <Radix.Content {...props} />;
}
