import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A planned meal that was dropped on a day: moved there, or copied while Ctrl (or Option on a Mac) was held. */
export interface Drop {
  /** The id of the planned meal. */
  readonly id: number;
  readonly day: CalendarDay;
  readonly isCopy: boolean;
}

interface Dragging {
  readonly ref: RefObject<HTMLLIElement | null>;
  /** Whether it is being dragged, or something is dragged over it. */
  readonly isActive: boolean;
}

/** Lets a planned meal be dragged by the returned element. */
export function useDraggedEntry(id: number): Dragging {
  const ref = useRef<HTMLLIElement>(null);
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    return draggable({
      element: ref.current,
      getInitialData: () => ({ id }),
      onDragStart: () => setActive(true),
      onDrop: () => setActive(false),
    });
  }, [id]);
  return { ref, isActive };
}

/** Lets planned meals be dropped on a day. */
export function useDropDay(day: CalendarDay, onDrop: (drop: Drop) => void): Dragging {
  const ref = useRef<HTMLLIElement>(null);
  const [isActive, setActive] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!ref.current) return undefined;
    return dropTargetForElements({
      element: ref.current,
      onDragEnter: () => setActive(true),
      onDragLeave: () => setActive(false),
      onDrop: ({ source, location }) => {
        setActive(false);
        const { ctrlKey, altKey } = location.current.input;
        drop({ id: Number(source.data.id), day, isCopy: ctrlKey || altKey });
      },
    });
  }, [day]);
  return { ref, isActive };
}
