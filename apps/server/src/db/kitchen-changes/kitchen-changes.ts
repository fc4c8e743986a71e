import type { KitchenId } from '@game-plan/domain/kitchen-member';

/** A kitchen was changed. It does not say what: subscribers read the kitchen again. */
export interface KitchenChange {
  readonly kitchenId: KitchenId;
  /** The browser tab that changed it and shows it already; null where it is not known, or where there were several. */
  readonly tab: string | null;
  /** Whether people came or left, so that a person who listens may be in another kitchen now. */
  readonly isOfMembers: boolean;
}

export interface Subscriber {
  onChange(change: KitchenChange): void;
  /** Changes are no longer heard of. Nothing is called after it. */
  onCut(): void;
}

/** Changes of kitchens, told by and to every copy of the app on one database. */
export interface KitchenChanges {
  /** Tells of a change that is committed. Returns at once; several within a moment are told as one. */
  announce(kitchenId: KitchenId, change?: Partial<Omit<KitchenChange, 'kitchenId'>>): void;
  /** Calls back at each change of a kitchen until the function that is returned is called. */
  subscribe(kitchenId: KitchenId, subscriber: Subscriber): () => void;
  /** Whether changes are heard of: not while the database is away, nor through a pool that cannot LISTEN. */
  isLive(): boolean;
  close(): Promise<void>;
}

/** Hears and tells nothing: browsers then ask again from time to time. */
export const noKitchenChanges: KitchenChanges = {
  announce: () => undefined,
  subscribe: () => () => undefined,
  isLive: () => false,
  close: async () => undefined,
};
