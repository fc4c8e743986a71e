ALTER TABLE "kitchens" ADD COLUMN "log_folded_to" date;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "rest_of" integer;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "dish_id" integer;