CREATE TABLE "kitchen_invitations" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "kitchen_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitchen_invitations_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
ALTER TABLE "kitchens" ADD COLUMN "kept_for" integer;--> statement-breakpoint
ALTER TABLE "kitchen_invitations" ADD CONSTRAINT "kitchen_invitations_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_invitations" ADD CONSTRAINT "kitchen_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_invitations" ADD CONSTRAINT "kitchen_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_invitations_person_key" ON "kitchen_invitations" USING btree ("kitchen_id","user_id");--> statement-breakpoint
CREATE INDEX "kitchen_invitations_user_idx" ON "kitchen_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kitchen_invitations_invited_by_idx" ON "kitchen_invitations" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "kitchens" ADD CONSTRAINT "kitchens_kept_for_users_id_fk" FOREIGN KEY ("kept_for") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchens_kept_for_idx" ON "kitchens" USING btree ("kept_for");