CREATE TABLE "webhook_calls" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "webhook_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event" varchar(20) NOT NULL,
	"cause" varchar(60),
	"body" text NOT NULL,
	"state" varchar(20) DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"answer" varchar(300),
	CONSTRAINT "webhook_calls_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "webhook_calls_cause_key" UNIQUE("user_id","webhook_id","cause")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"hour" integer NOT NULL,
	"time_zone" varchar(60) NOT NULL,
	"next_at" timestamp with time zone,
	"nonce" varchar(36) NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"list_version" varchar(64) NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_at" timestamp with time zone,
	CONSTRAINT "webhooks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "webhooks_hour_check" CHECK ("webhooks"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_user_id_webhook_id_webhooks_user_id_id_fk" FOREIGN KEY ("user_id","webhook_id") REFERENCES "public"."webhooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhooks_next_idx" ON "webhooks" USING btree ("next_at") WHERE "webhooks"."next_at" is not null;