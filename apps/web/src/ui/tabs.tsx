import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useState } from 'react';
import { cx } from './cx.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Beside the label: '1,200', '2 waiting'. */
  note?: string;
}

interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** TabPanel elements. */
  children: ReactNode;
}

/** The open tab, and the common prefix of the ids of tabs and panels. */
const TabsContext = createContext({ value: '', id: '' });

/** Tabs with panels. Arrow keys, Home and End switch tabs while the focus is on the list. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className, children } = props;
  const id = useId();
  // A count that comes later makes a tab wider, and may push the open one beyond the edge.
  const widths = tabs.map(({ label: name, note = '' }) => `${name} ${note}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `widths` stands for what is measured
  useEffect(() => {
    // Measuring at once would lay the whole page out in the task that renders it.
    const frame = requestAnimationFrame(() => bringIntoSight(document.getElementById(tabId(id, value))));
    return () => cancelAnimationFrame(frame);
  }, [id, value, widths]);
  const choose = (chosen: Value) => {
    if (chosen !== value) onValueChange(chosen);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    if (!next) return;
    document.getElementById(tabId(id, next.value))?.focus();
    choose(next.value);
  };
  return (
    <TabsContext value={{ value, id }}>
      <div className={cx(className)}>
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="tab-strip no-bar flex gap-3 overflow-x-auto sm:gap-6"
        >
          {tabs.map((tab) => {
            const isOpen = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={tabId(id, tab.value)}
                aria-selected={isOpen}
                aria-controls={panelId(id, tab.value)}
                // The Tab key leads only to the open tab, and from it to its panel.
                tabIndex={isOpen ? 0 : -1}
                onClick={() => choose(tab.value)}
                className="relative h-12 min-w-11 shrink-0 rounded-sm text-base font-semibold text-muted transition-colors duration-(--dur-fast) hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-[3px] aria-selected:after:rounded-t-sm aria-selected:after:bg-accent"
              >
                {tab.label}{' '}
                {tab.note !== undefined && (
                  <span className="ml-1 text-sm font-medium text-muted">{tab.note}</span>
                )}
              </button>
            );
          })}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** The padding of `tab-strip` in pixels. */
const RING_ROOM = 6;

/** Scrolls only the tab list until the whole tab is visible, because an address may open a tab beyond the edge. */
function bringIntoSight(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const hidden = tab.getBoundingClientRect().right + RING_ROOM - list.getBoundingClientRect().right;
  if (hidden > 0) list.scrollLeft += hidden;
}

interface TabPanelProps {
  value: string;
  /** Whether the content stays, hidden, once it was open, because it holds what is being typed. */
  isKept?: boolean;
  className?: string;
  children: ReactNode;
}

/** The content of a tab. */
export function TabPanel({ value, isKept = false, className, children }: TabPanelProps) {
  const { value: open, id } = use(TabsContext);
  const isOpen = value === open;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isOpen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is read from its beginning, as every pattern of tabs has it
      tabIndex={0}
      className={className}
    >
      {(isOpen || (isKept && wasOpen)) && children}
    </div>
  );
}
