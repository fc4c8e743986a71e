-- old copies stay right: none writes the new columns, and the key keeps their clean-up from deleting a photo.
ALTER TABLE "picture_uses" ADD COLUMN "photo_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "made_on" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_kitchen_id_photo_hash_pictures_kitchen_id_hash_fk" FOREIGN KEY ("kitchen_id","photo_hash") REFERENCES "public"."pictures"("kitchen_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_photo_idx" ON "picture_uses" USING btree ("kitchen_id","photo_hash");