ALTER TABLE "user_preferences" ADD COLUMN "stock_bought" boolean;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD COLUMN "is_stocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD COLUMN "removed_at" timestamp with time zone;