-- old copies stop first: they mark what is removed from the shopping list in a column that is gone. What they removed last can no
-- longer be undone.
DELETE FROM "shopping_list" WHERE "removed_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "removals" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kitchen_id" integer,
	"kept" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "picture_uses" ADD COLUMN "released_from" integer;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removals_kitchen_idx" ON "removals" USING btree ("kitchen_id");--> statement-breakpoint
ALTER TABLE "shopping_list" DROP COLUMN "removed_at";