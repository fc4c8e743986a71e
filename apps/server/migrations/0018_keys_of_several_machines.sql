-- old copies stop first: they would store a picture without its kitchen.
-- What a database of several machines needs: every key of a row begins with whose it is, and each account and each kitchen has
-- a row to be locked beside its rows. A picture that two kitchens show becomes one of each.
CREATE TABLE "kitchen_locks" (
	"kitchen_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_locks" (
	"user_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "kitchen_locks" ("kitchen_id") SELECT "id" FROM "kitchens";--> statement-breakpoint
INSERT INTO "account_locks" ("user_id") SELECT "id" FROM "users";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_checkout_session_key";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_intent_key";--> statement-breakpoint
ALTER TABLE "picture_uses" DROP CONSTRAINT "picture_uses_hash_pictures_hash_fk";
--> statement-breakpoint
DROP INDEX "picture_uses_hash_idx";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_pkey";--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "kitchen_id" integer;--> statement-breakpoint
UPDATE "pictures" p SET "kitchen_id" = u."first" FROM (SELECT "hash", min("kitchen_id") AS "first" FROM "picture_uses" GROUP BY "hash") u WHERE u."hash" = p."hash";--> statement-breakpoint
INSERT INTO "pictures" ("kitchen_id", "hash", "full", "dialog", "card", "made_at") SELECT DISTINCT ON (u."kitchen_id", p."hash") u."kitchen_id", p."hash", p."full", p."dialog", p."card", p."made_at" FROM "pictures" p JOIN "picture_uses" u ON u."hash" = p."hash" AND u."kitchen_id" <> p."kitchen_id";--> statement-breakpoint
DELETE FROM "pictures" WHERE "kitchen_id" IS NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "kitchen_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_kitchen_id_hash_pk" PRIMARY KEY("kitchen_id","hash");--> statement-breakpoint
ALTER TABLE "kitchen_locks" ADD CONSTRAINT "kitchen_locks_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_locks" ADD CONSTRAINT "account_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_kitchen_id_hash_pictures_kitchen_id_hash_fk" FOREIGN KEY ("kitchen_id","hash") REFERENCES "public"."pictures"("kitchen_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_payment_intent_idx" ON "orders" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "picture_uses_hash_idx" ON "picture_uses" USING btree ("kitchen_id","hash");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_session_key" UNIQUE("user_id","checkout_session_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_intent_key" UNIQUE("user_id","payment_intent_id");