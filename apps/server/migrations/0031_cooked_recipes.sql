CREATE TABLE "cooked_recipes" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "cooked_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"cooked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cooked_recipes_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
ALTER TABLE "cooked_recipes" ADD CONSTRAINT "cooked_recipes_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooked_recipes_time_idx" ON "cooked_recipes" USING btree ("kitchen_id","cooked_at");