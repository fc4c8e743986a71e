CREATE TABLE "body_log" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "body_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"weight" double precision,
	"water_milliliters" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "body_log_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "body_log_weight_check" CHECK ("body_log"."weight" between 1 and 1000),
	CONSTRAINT "body_log_water_check" CHECK ("body_log"."water_milliliters" between 0 and 20000)
);
--> statement-breakpoint
ALTER TABLE "body_log" ADD CONSTRAINT "body_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "body_log_date_idx" ON "body_log" USING btree ("user_id","date");