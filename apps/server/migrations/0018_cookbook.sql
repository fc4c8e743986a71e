CREATE TABLE "cookbooks" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "cookbooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(40) NOT NULL,
	"rule" jsonb NOT NULL,
	CONSTRAINT "cookbooks_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
CREATE TABLE "made_photos" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "made_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"made_on" text NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "made_photos_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "made_photos_day_key" UNIQUE("kitchen_id","recipe_id","made_on")
);
--> statement-breakpoint
CREATE TABLE "recipe_versions" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "recipe_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_versions_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
ALTER TABLE "cookbooks" ADD CONSTRAINT "cookbooks_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_photos" ADD CONSTRAINT "made_photos_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_photos" ADD CONSTRAINT "made_photos_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_photos" ADD CONSTRAINT "made_photos_kitchen_id_hash_pictures_kitchen_id_hash_fk" FOREIGN KEY ("kitchen_id","hash") REFERENCES "public"."pictures"("kitchen_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cookbooks_name_key" ON "cookbooks" USING btree ("kitchen_id",lower("name"));--> statement-breakpoint
CREATE INDEX "made_photos_hash_idx" ON "made_photos" USING btree ("kitchen_id","hash");--> statement-breakpoint
CREATE INDEX "recipe_versions_recipe_idx" ON "recipe_versions" USING btree ("kitchen_id","recipe_id","id");