CREATE TABLE "plan_entries" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"day" date NOT NULL,
	"slot" varchar(20) NOT NULL,
	"recipe_id" integer,
	"name" varchar(200) NOT NULL,
	"servings" integer NOT NULL,
	"eaters" integer[] DEFAULT '{}' NOT NULL,
	"state" varchar(20) DEFAULT 'planned' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_entries_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "plan_entries_name_check" CHECK (length("plan_entries"."name") > 0),
	CONSTRAINT "plan_entries_servings_check" CHECK ("plan_entries"."servings" > 0)
);
--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_entries_day_idx" ON "plan_entries" USING btree ("kitchen_id","day");--> statement-breakpoint
CREATE INDEX "plan_entries_recipe_idx" ON "plan_entries" USING btree ("kitchen_id","recipe_id");