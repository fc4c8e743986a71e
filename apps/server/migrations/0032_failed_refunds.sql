DROP INDEX "orders_refund_due_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_otherwise_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "missed_refund_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_reason" text;--> statement-breakpoint
CREATE INDEX "orders_owed_refund_idx" ON "orders" USING btree ("id") WHERE "orders"."status" = 'paid' and "orders"."total_amount_cents" - "orders"."refunded_cents" - "orders"."kept_cents" > 0 and ("orders"."stage" = 'cancelled' or "orders"."missed_refund_cents" > 0);