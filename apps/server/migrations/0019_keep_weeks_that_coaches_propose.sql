CREATE TABLE "coach_weeks" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "coach_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coach_id" integer NOT NULL,
	"message" text NOT NULL,
	"entries" jsonb NOT NULL,
	"state" varchar(20) DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_weeks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "coach_weeks" ADD CONSTRAINT "coach_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_weeks" ADD CONSTRAINT "coach_weeks_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_weeks_coach_key" ON "coach_weeks" USING btree ("user_id","coach_id");--> statement-breakpoint
CREATE INDEX "coach_weeks_coach_idx" ON "coach_weeks" USING btree ("coach_id");