CREATE TABLE "linked_identities" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "linked_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issuer" text NOT NULL,
	"subject" varchar(255) NOT NULL,
	"name" varchar(255),
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "linked_identities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"key" varchar(64) PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_subject_key" ON "linked_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_user_key" ON "linked_identities" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expiry_idx" ON "pending_sign_ins" USING btree ("expires_at");