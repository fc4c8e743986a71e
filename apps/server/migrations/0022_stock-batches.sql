ALTER TABLE "ingredients" ADD COLUMN "bought_on" date;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "batches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchens" ADD COLUMN "minimums" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "keeps" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "place" varchar(20);