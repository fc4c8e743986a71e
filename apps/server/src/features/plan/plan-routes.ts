import { plan } from '@game-plan/contracts/kitchen/plan';
import { addDays, type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route, routeFile } from '#http/route.ts';
import { saveCalendarSeed } from './calendar-queries.ts';
import { changeEntry, copyDays, planMeal, removeEntry } from './change-plan.ts';
import { cookEntry } from './cook-entry.ts';
import { findCalendar, shareCalendar, writeCalendar } from './share-calendar.ts';
import { showDays, showEntry } from './show-entries.ts';
import { applyTemplate, removeTemplate, saveTemplate, showTemplates } from './use-templates.ts';

export function planRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const dayOf = ({ today }: { readonly today?: CalendarDay | undefined }) => today ?? localCalendarDay(now());

  route(app, plan.list, ({ actor, query }) => showDays(db, actor, { ...query, today: dayOf(query) }));

  route(app, plan.create, async ({ actor, body, query }) => {
    return showEntry(db, actor, await planMeal(db, actor, body), dayOf(query));
  });

  route(app, plan.copy, async ({ actor, body, query }) => {
    await copyDays(db, actor, body);
    const { to: from, days } = body;
    return showDays(db, actor, { from, to: addDays(from, days - 1), today: dayOf(query) });
  });

  route(app, plan.templates, ({ actor }) => showTemplates(db, actor));

  route(app, plan.saveTemplate, ({ actor, body }) => saveTemplate(db, actor, body));

  route(app, plan.applyTemplate, async ({ actor, params, body }) => ({
    planned: await applyTemplate(db, actor, params.id, body.to),
  }));

  route(app, plan.removeTemplate, async ({ actor, params }) => ({
    undoId: await removeTemplate(db, actor, params.id),
  }));

  route(app, plan.update, async ({ actor, params: { id }, body, query }) => {
    await changeEntry(db, actor, id, body);
    return showEntry(db, actor, id, dayOf(query));
  });

  route(app, plan.cook, ({ actor, params, query }) => cookEntry(db, actor, params.id, dayOf(query)));

  route(app, plan.calendar, ({ actor }) => findCalendar(deps, actor.kitchenId));

  route(app, plan.shareCalendar, ({ actor }) => shareCalendar(deps, actor.kitchenId));

  route(app, plan.withdrawCalendar, async ({ actor }) => {
    await saveCalendarSeed(db, actor.kitchenId, null);
    return undefined;
  });

  // Without a disposition: phones do not subscribe to an attachment.
  routeFile(app, plan.feed, async ({ params }) => ({
    mediaType: 'text/calendar; charset=utf-8',
    content: Buffer.from(await writeCalendar(deps, params.code)),
  }));

  route(app, plan.remove, async ({ actor, params }) => ({
    undoId: await removeEntry(db, actor, params.id),
  }));
}
