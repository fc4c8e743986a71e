import type { IngredientStatus } from '@game-plan/domain/kitchen';
import { Check, CircleAlert, ClockAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

const LOOK = {
  fresh: { variant: 'success', icon: Check },
  expiring: { variant: 'warning', icon: ClockAlert },
  expired: { variant: 'destructive', icon: CircleAlert },
} as const satisfies Record<IngredientStatus, object>;

export function StatusBadge({ status }: { status: IngredientStatus }) {
  return <Badge {...LOOK[status]}>{status}</Badge>;
}
