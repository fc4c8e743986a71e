ALTER TABLE "kitchen_members" ADD COLUMN "not_cooked_for" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD COLUMN "to_kitchen_id" integer;