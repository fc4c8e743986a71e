import type { Order } from '@game-plan/contracts/shop/orders';
import {
  Ban,
  CalendarCheck,
  Check,
  CheckCheck,
  CircleAlert,
  Clock,
  ClockAlert,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { type LabelledOrder, orderLabels } from '#lib/format/order-labels.ts';
import { Badge } from '#ui/badge.tsx';

const ICONS: Readonly<Record<Order['stage'] | Order['status'], LucideIcon>> = {
  placed: Clock,
  confirmed: CalendarCheck,
  completed: CheckCheck,
  cancelled: Ban,
  pending: Clock,
  paid: Check,
  failed: CircleAlert,
  expired: ClockAlert,
  refunded: Undo2,
};

/** The state of an order and of its payment. */
export function OrderBadges({ order }: { order: LabelledOrder }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {orderLabels(order).map(({ about, value, label, tone }) => (
        <Badge key={about} variant={tone} icon={ICONS[value]}>
          {label}
        </Badge>
      ))}
    </span>
  );
}
