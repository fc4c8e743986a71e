ALTER TABLE "recipes" ADD COLUMN "link_nonce" varchar(32);--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "link_hash" varchar(64);--> statement-breakpoint
CREATE INDEX "recipes_link_idx" ON "recipes" USING btree ("link_hash");