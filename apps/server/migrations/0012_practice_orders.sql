CREATE TABLE "order_events" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" varchar(30) NOT NULL,
	"done_by" varchar(20) NOT NULL,
	"admin_name" varchar(50),
	"appointment" varchar(16),
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" varchar(100),
	"email" varchar(255),
	"phone" varchar(50),
	"address" text,
	"terms" text,
	"terms_updated_at" timestamp with time zone,
	"privacy" text,
	"privacy_updated_at" timestamp with time zone,
	CONSTRAINT "practice_single_check" CHECK ("practice"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "target_order_id" integer;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "order_event" varchar(30);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" varchar(20) DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "appointment" varchar(16);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_by" varchar(20);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_cancellation_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("user_id","order_id","id");--> statement-breakpoint
CREATE INDEX "orders_id_idx" ON "orders" USING btree ("id");