import type { Contact } from '@game-plan/contracts/shop/business';
import type { Order } from '@game-plan/contracts/shop/orders';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { offsetAt } from '@game-plan/domain/time-zones';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** How long an appointment is of which the service does not say it, in minutes. */
const USUAL_MINUTES = 60;

/** The instant at which a clock in the zone shows this time; of a time that is skipped in spring, the one an hour later. */
export function instantIn(time: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${time}:00Z`);
  const first = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(first, timeZone));
}

interface AppointmentNews {
  readonly order: Order;
  readonly appointment: LocalTime;
  readonly isCancelled: boolean;
  readonly minutes: number | undefined;
  readonly contact: Contact;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * An appointment as iCalendar: in UTC if the business's time zone is known, otherwise on the clock of whoever reads it. A later
 * file of the same order replaces or cancels it.
 */
export function appointmentCalendar(news: AppointmentNews): string {
  const { order, appointment, isCancelled, minutes = USUAL_MINUTES, contact, publicUrl, now } = news;
  const { timeZone } = contact;
  const start = timeZone === null ? new Date(`${appointment}:00Z`) : instantIn(appointment, timeZone);
  const calendar = ical({
    prodId: '//Game Plan Cookbook//Appointments//EN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `order-${order.id}@${new URL(publicUrl).host}`,
    sequence: order.revision,
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    floating: timeZone === null,
    summary: order.orderItems.map(({ name }) => name).join(', '),
    ...(contact.name !== null && { description: contact.name }),
    ...(contact.address !== null && { location: contact.address }),
    url: `${publicUrl}/cart?order=${order.id}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
