-- old copies stay right: they do not write the new columns, and Stripe repeats a report that was refused because something is kept
DROP INDEX "orders_refund_due_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "missed_refund_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_reason" text;--> statement-breakpoint
CREATE INDEX "orders_owed_refund_idx" ON "orders" USING btree ("id") WHERE "orders"."status" = 'paid' and case when "orders"."stage" = 'cancelled' then "orders"."total_amount_cents" - "orders"."refunded_cents"
      else least("orders"."total_amount_cents" - "orders"."refunded_cents", "orders"."missed_refund_cents") end > "orders"."kept_cents";--> statement-breakpoint
UPDATE "orders" SET "refunded_cents" = "total_amount_cents" WHERE "refunded_cents" > "total_amount_cents";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_check" CHECK (least("orders"."refunded_cents", "orders"."missed_refund_cents", "orders"."kept_cents") >= 0
        and "orders"."refunded_cents" + "orders"."kept_cents" <= "orders"."total_amount_cents");