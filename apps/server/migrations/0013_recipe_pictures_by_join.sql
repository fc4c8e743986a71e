-- A picture of this server is that of the recipe's row in picture_uses; only an address from elsewhere stays with the recipe.
UPDATE "recipes" SET "image_url" = NULL WHERE "image_url" LIKE '/api/pictures/%';--> statement-breakpoint
ALTER TABLE "recipes" DROP COLUMN "image_state";--> statement-breakpoint
ALTER TABLE "recipes" DROP COLUMN "image_made_by";