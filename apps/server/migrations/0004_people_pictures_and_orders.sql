CREATE TABLE "admin_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" varchar(50) NOT NULL,
	"admin_id" integer,
	"admin_name" varchar(50) NOT NULL,
	"target_user_id" integer,
	"target_invitation_id" integer,
	"target_name" varchar(255),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"type" varchar(100) NOT NULL,
	"order_id" integer,
	"outcome" varchar(20) NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "picture_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64),
	"recipe_id" integer,
	"idea_id" varchar(100),
	"name" varchar(200) NOT NULL,
	"ingredients" text[] NOT NULL,
	"variant" integer DEFAULT 0 NOT NULL,
	"state" varchar(20) NOT NULL,
	"made_by" varchar(20),
	"may_ask_model" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "picture_uses_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "picture_uses_recipe_key" UNIQUE("user_id","recipe_id"),
	CONSTRAINT "picture_uses_idea_key" UNIQUE("user_id","idea_id"),
	CONSTRAINT "picture_uses_ready_check" CHECK (("picture_uses"."state" = 'ready') = ("picture_uses"."hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"full" "bytea" NOT NULL,
	"dialog" "bytea" NOT NULL,
	"card" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_invitations" ADD COLUMN "used_by" integer;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD COLUMN "mail_state" varchar(20) DEFAULT 'not_sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD COLUMN "mail_error" text;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subtotal_cents" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_session_id" varchar(255);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_intent_id" varchar(255);--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "dislikes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "image_state" varchar(20) DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "image_made_by" varchar(20);--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "key" varchar(100) DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" varchar(50);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" varchar(255);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" varchar(100);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" varchar(100);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zip_code" varchar(20);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" varchar(100);--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_user_id_recipe_id_recipes_user_id_id_fk" FOREIGN KEY ("user_id","recipe_id") REFERENCES "public"."recipes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_newest_idx" ON "admin_actions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "admin_actions_target_idx" ON "admin_actions" USING btree ("target_user_id","action","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "picture_uses_hash_idx" ON "picture_uses" USING btree ("hash");--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_invitations_used_by_idx" ON "user_invitations" USING btree ("used_by");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_session_key" UNIQUE("checkout_session_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_intent_key" UNIQUE("payment_intent_id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_key_key" UNIQUE("key");