import { Info } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type PointerEvent, type ReactNode, useState } from 'react';

interface ExplanationProps {
  /** What the button is called: 'How calories are worked out'. */
  label: string;
  children: ReactNode;
}

/**
 * A small button that explains what it stands beside: under a mouse for as long as that is there, and on a press
 * until it is closed.
 */
export function Explanation({ label, children }: ExplanationProps) {
  const [shown, setShown] = useState<'no' | 'hovered' | 'pressed'>('no');
  const hovered = (next: 'no' | 'hovered') => (event: PointerEvent) => {
    // A touch "enters" too, right before its press.
    if (event.pointerType === 'mouse' && shown !== 'pressed') setShown(next);
  };
  const keepFocus = (event: Event) => {
    if (shown !== 'pressed') event.preventDefault();
  };
  return (
    <Popover.Root open={shown !== 'no'} onOpenChange={(open) => setShown(open ? 'pressed' : 'no')}>
      {/* One box around both, so that the pointer may move from the button onto the text. */}
      <div onPointerEnter={hovered('hovered')} onPointerLeave={hovered('no')} className="inline-block">
        <Popover.Trigger
          aria-label={label}
          className="grid size-6 place-items-center rounded-full text-muted hover:bg-quiet hover:text-ink data-[state=open]:text-ink pointer-coarse:size-11"
          onClick={(event) => {
            if (shown !== 'hovered') return;
            // Radix would close what the mouse has just opened.
            event.preventDefault();
            setShown('pressed');
          }}
        >
          <Info className="size-4.5" aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Content
          aria-label={label}
          side="top"
          collisionPadding={16}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          className="menu-panel z-30 w-80 max-w-[calc(100vw-32px)] rounded-md border border-line bg-raised p-4 text-left text-sm font-normal text-ink shadow-float"
        >
          {children}
        </Popover.Content>
      </div>
    </Popover.Root>
  );
}
