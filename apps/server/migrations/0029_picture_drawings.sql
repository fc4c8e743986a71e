-- old copies stay right: they store every size. Of a new copy's drawing they find the card alone, and cannot copy it to another kitchen.
ALTER TABLE "pictures" ALTER COLUMN "full" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "dialog" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_sizes_check" CHECK ("pictures"."drawing" is not null or ("pictures"."full" is not null and "pictures"."dialog" is not null));