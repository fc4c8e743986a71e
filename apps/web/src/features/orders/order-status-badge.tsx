import type { OrderStatus } from '@game-plan/domain/orders/order-status';
import { Check, CircleAlert, Clock, ClockAlert, Undo2 } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

const LOOKS = {
  pending: { variant: 'warning', icon: Clock, label: 'Pending' },
  paid: { variant: 'success', icon: Check, label: 'Paid' },
  failed: { variant: 'destructive', icon: CircleAlert, label: 'Failed' },
  expired: { variant: 'neutral', icon: ClockAlert, label: 'Expired' },
  refunded: { variant: 'neutral', icon: Undo2, label: 'Refunded' },
} as const satisfies Record<OrderStatus, unknown>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { variant, icon, label } = LOOKS[status];
  return (
    <Badge variant={variant} icon={icon}>
      {label}
    </Badge>
  );
}
