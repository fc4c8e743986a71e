CREATE TABLE "idea_history" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kitchen" text[] DEFAULT '{}' NOT NULL,
	"given" text[] DEFAULT '{}' NOT NULL,
	"again" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea_history" ADD CONSTRAINT "idea_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;