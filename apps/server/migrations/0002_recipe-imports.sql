CREATE TABLE "found_recipes" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "found_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipe" jsonb NOT NULL,
	"picture" "bytea",
	"state" varchar(20) NOT NULL,
	"has_same_name" boolean DEFAULT false NOT NULL,
	"notes" text[] NOT NULL,
	"recipe_id" integer,
	CONSTRAINT "found_recipes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recipe_imports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"file_name" varchar(200) NOT NULL,
	"state" varchar(20) NOT NULL,
	"undo_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "found_recipes" ADD CONSTRAINT "found_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_recipes" ADD CONSTRAINT "found_recipes_user_id_recipe_imports_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."recipe_imports"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD CONSTRAINT "recipe_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "found_recipes_state_idx" ON "found_recipes" USING btree ("user_id","state","id");