ALTER TABLE "order_events" DROP CONSTRAINT "order_events_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "orders_new_idx";--> statement-breakpoint
DROP INDEX "orders_to_schedule_idx";--> statement-breakpoint
CREATE INDEX "orders_new_idx" ON "orders" USING btree ("id") WHERE ("orders"."stage" = 'placed' and "orders"."status" <> 'refunded' or "orders"."is_cancellation_asked");--> statement-breakpoint
CREATE INDEX "orders_to_schedule_idx" ON "orders" USING btree ("id") WHERE "orders"."stage" = 'confirmed' and "orders"."status" <> 'refunded' and "orders"."appointment" is null;