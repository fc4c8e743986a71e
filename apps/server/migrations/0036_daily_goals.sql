CREATE TABLE "daily_goals" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "daily_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"begins_on" date NOT NULL,
	"calories" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fat" double precision NOT NULL,
	"water" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_goals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "daily_goals_calories_check" CHECK ("daily_goals"."calories" between 500 and 5000),
	CONSTRAINT "daily_goals_protein_check" CHECK ("daily_goals"."protein" between 0 and 500),
	CONSTRAINT "daily_goals_carbs_check" CHECK ("daily_goals"."carbs" between 0 and 1000),
	CONSTRAINT "daily_goals_fat_check" CHECK ("daily_goals"."fat" between 0 and 300),
	CONSTRAINT "daily_goals_water_check" CHECK ("daily_goals"."water" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "units" varchar(10);--> statement-breakpoint
ALTER TABLE "daily_goals" ADD CONSTRAINT "daily_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_goals_begins_idx" ON "daily_goals" USING btree ("user_id","begins_on");