import type { KitchenId } from '@game-plan/domain/kitchen-member';

/** A change in a kitchen. It does not say what changed; subscribers reload the kitchen. */
export interface KitchenChange {
  readonly kitchenId: KitchenId;
  /** The browser tab that made the change and shows it already; null if unknown, or if there were several. */
  readonly tab: string | null;
  /** Whether members joined or left, so that the subscriber may now belong to another kitchen. */
  readonly isOfMembers: boolean;
}

export interface Subscriber {
  onChange(change: KitchenChange): void;
  /** Called when changes are no longer received. No other callback follows. */
  onCut(): void;
}

/** Notifications of kitchen changes between all copies of the app on one database. */
export interface KitchenChanges {
  /** Announces a committed change. Returns immediately; several changes within a moment are sent as one. */
  announce(kitchenId: KitchenId, change?: Partial<Omit<KitchenChange, 'kitchenId'>>): void;
  /** Calls the subscriber at each change of a kitchen. Returns a function that unsubscribes. */
  subscribe(kitchenId: KitchenId, subscriber: Subscriber): () => void;
  /** Whether changes are received: false while the database is down, or through a pooler that cannot LISTEN. */
  isLive(): boolean;
  close(): Promise<void>;
}

/** A stand-in without notifications; browsers then poll from time to time. */
export const noKitchenChanges: KitchenChanges = {
  announce: () => undefined,
  subscribe: () => () => undefined,
  isLive: () => false,
  close: async () => undefined,
};
