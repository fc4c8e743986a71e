-- Food, list and recipes become a kitchen's. Everybody gets one of their own with their own number, so that the rows keep
-- theirs: what was the person's number in their key becomes the kitchen's.
CREATE TABLE "kitchens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kitchens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at_home" text[],
	"stock_bought" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kitchen_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kitchen_id" integer NOT NULL,
	"is_owner" boolean NOT NULL,
	"agrees_to_be_cooked_for" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "kitchens" ("id", "at_home", "stock_bought", "created_at") OVERRIDING SYSTEM VALUE
SELECT u."id", p."at_home", p."stock_bought", u."created_at" FROM "users" u LEFT JOIN "user_preferences" p ON p."user_id" = u."id";--> statement-breakpoint
SELECT setval('public.kitchens_id_seq', (SELECT max("id") FROM "kitchens"));--> statement-breakpoint
INSERT INTO "kitchen_members" ("user_id", "kitchen_id", "is_owner", "joined_at") SELECT "id", "id", true, "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "kitchen_members" ADD CONSTRAINT "kitchen_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_members" ADD CONSTRAINT "kitchen_members_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_members_kitchen_idx" ON "kitchen_members" USING btree ("kitchen_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_members_owner_key" ON "kitchen_members" USING btree ("kitchen_id") WHERE "kitchen_members"."is_owner";--> statement-breakpoint
ALTER TABLE "user_preferences" DROP COLUMN "at_home";--> statement-breakpoint
ALTER TABLE "user_preferences" DROP COLUMN "stock_bought";--> statement-breakpoint
ALTER TABLE "recipes" DROP CONSTRAINT "recipes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "recipes" RENAME COLUMN "user_id" TO "kitchen_id";--> statement-breakpoint
ALTER TABLE "recipes" RENAME CONSTRAINT "recipes_user_id_id_pk" TO "recipes_kitchen_id_id_pk";--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "added_by" integer;--> statement-breakpoint
UPDATE "recipes" SET "added_by" = "kitchen_id";--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "added_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" DROP CONSTRAINT "ingredients_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "ingredients" RENAME COLUMN "user_id" TO "kitchen_id";--> statement-breakpoint
ALTER TABLE "ingredients" RENAME CONSTRAINT "ingredients_user_id_id_pk" TO "ingredients_kitchen_id_id_pk";--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "added_by" integer;--> statement-breakpoint
UPDATE "ingredients" SET "added_by" = "kitchen_id";--> statement-breakpoint
ALTER TABLE "ingredients" ALTER COLUMN "added_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" DROP CONSTRAINT "shopping_list_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_list" RENAME COLUMN "user_id" TO "kitchen_id";--> statement-breakpoint
ALTER TABLE "shopping_list" RENAME CONSTRAINT "shopping_list_user_id_id_pk" TO "shopping_list_kitchen_id_id_pk";--> statement-breakpoint
ALTER TABLE "shopping_list" RENAME CONSTRAINT "shopping_list_user_id_recipe_id_recipes_user_id_id_fk" TO "shopping_list_kitchen_id_recipe_id_recipes_kitchen_id_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_list" ADD COLUMN "added_by" integer;--> statement-breakpoint
UPDATE "shopping_list" SET "added_by" = "kitchen_id";--> statement-breakpoint
ALTER TABLE "shopping_list" ALTER COLUMN "added_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" DROP CONSTRAINT "picture_uses_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "picture_uses" RENAME COLUMN "user_id" TO "kitchen_id";--> statement-breakpoint
ALTER TABLE "picture_uses" RENAME CONSTRAINT "picture_uses_user_id_id_pk" TO "picture_uses_kitchen_id_id_pk";--> statement-breakpoint
ALTER TABLE "picture_uses" RENAME CONSTRAINT "picture_uses_user_id_recipe_id_recipes_user_id_id_fk" TO "picture_uses_kitchen_id_recipe_id_recipes_kitchen_id_id_fk";--> statement-breakpoint
ALTER TABLE "picture_uses" ADD COLUMN "added_by" integer;--> statement-breakpoint
UPDATE "picture_uses" SET "added_by" = "kitchen_id";--> statement-breakpoint
ALTER TABLE "picture_uses" ALTER COLUMN "added_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "recipe_favorites" (
	"kitchen_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	CONSTRAINT "recipe_favorites_kitchen_id_user_id_recipe_id_pk" PRIMARY KEY("kitchen_id","user_id","recipe_id")
);
--> statement-breakpoint
INSERT INTO "recipe_favorites" ("kitchen_id", "user_id", "recipe_id") SELECT "kitchen_id", "added_by", "id" FROM "recipes" WHERE "is_favorite";--> statement-breakpoint
ALTER TABLE "recipes" DROP COLUMN "is_favorite";--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_favorites_recipe_idx" ON "recipe_favorites" USING btree ("kitchen_id","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_favorites_user_idx" ON "recipe_favorites" USING btree ("user_id");
