import * as Popover from '@radix-ui/react-popover';
import { Info } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';

interface ExplanationProps {
  /** The button's accessible name: 'Formula and source of calories'. */
  label: string;
  children: ReactNode;
}

/** A small button with an explanation: shown while the mouse is over it, or after a press until it is closed. */
export function Explanation({ label, children }: ExplanationProps) {
  const [shown, setShown] = useState<'no' | 'hovered' | 'pressed'>('no');
  const hovered = (next: 'no' | 'hovered') => (event: PointerEvent) => {
    // Touch also fires an enter event right before its press.
    if (event.pointerType === 'mouse' && shown !== 'pressed') setShown(next);
  };
  // Opening by hover leaves the focus alone; opening by press moves it, and closing returns it to the button.
  const hasFocus = useRef(false);
  const takeFocus = (event: Event) => {
    hasFocus.current = shown === 'pressed';
    if (!hasFocus.current) event.preventDefault();
  };
  const giveFocusBack = (event: Event) => {
    if (!hasFocus.current) event.preventDefault();
  };
  return (
    <Popover.Root open={shown !== 'no'} onOpenChange={(open) => setShown(open ? 'pressed' : 'no')}>
      {/* A common box, so that the pointer can move from the button to the text. */}
      <div onPointerEnter={hovered('hovered')} onPointerLeave={hovered('no')} className="inline-block">
        <Popover.Trigger
          className="grid size-6 place-items-center rounded-full text-muted hover:bg-quiet hover:text-ink data-[state=open]:text-ink pointer-coarse:size-11"
          onClick={(event) => {
            if (shown !== 'hovered') return;
            // Otherwise Radix would close what the hover has just opened.
            event.preventDefault();
            setShown('pressed');
          }}
        >
          <Info className="size-4.5" aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </Popover.Trigger>
        <Popover.Content
          aria-label={label}
          side="top"
          collisionPadding={16}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          className="menu-panel z-30 w-80 max-w-[calc(100vw-32px)] rounded-md border border-line bg-raised p-4 text-left text-sm font-normal text-ink shadow-float"
        >
          {children}
        </Popover.Content>
      </div>
    </Popover.Root>
  );
}
