CREATE TABLE "ingredients" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ingredients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"category" varchar(20) NOT NULL,
	"quantity" varchar(50) NOT NULL,
	"unit" varchar(20) NOT NULL,
	"expiry_date" date,
	"status" varchar(20) DEFAULT 'fresh' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"dietary_tags" text[] DEFAULT '{}' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredients_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "ingredients_name_check" CHECK (length("ingredients"."name") > 0),
	CONSTRAINT "ingredients_status_check" CHECK ("ingredients"."status" in ('fresh', 'expiring', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "user_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(255) NOT NULL,
	"invite_code" varchar(100) NOT NULL,
	"invited_by" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_invitations_inviteCode_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" varchar(20) NOT NULL,
	"date" date NOT NULL,
	"foods" jsonb NOT NULL,
	"total_calories" double precision NOT NULL,
	"total_protein" double precision NOT NULL,
	"total_carbs" double precision NOT NULL,
	"total_fat" double precision NOT NULL,
	"logged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "meals_type_check" CHECK ("meals"."type" in ('breakfast', 'lunch', 'dinner', 'snack'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"total_amount_cents" integer NOT NULL,
	"status" varchar(50) DEFAULT 'pending' NOT NULL,
	"payment_method" varchar(50),
	"order_items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"daily_calorie_goal" double precision,
	"daily_protein_goal" double precision,
	"daily_carb_goal" double precision,
	"daily_fat_goal" double precision,
	"preferred_cuisines" text[] DEFAULT '{}' NOT NULL,
	"dietary_restrictions" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"date_of_birth" timestamp with time zone,
	"gender" varchar(20),
	"height" double precision,
	"weight" double precision,
	"activity_level" varchar(50),
	"fitness_goals" text[] DEFAULT '{}' NOT NULL,
	"health_conditions" text[] DEFAULT '{}' NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"sports_interests" text[] DEFAULT '{}' NOT NULL,
	"target_weight" double precision,
	"target_calories" double precision,
	"target_protein" double precision,
	"target_carbs" double precision,
	"target_fat" double precision,
	"water_intake_goal" double precision,
	"sleep_goal" double precision,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_height_check" CHECK ("user_profiles"."height" between 1 and 300),
	CONSTRAINT "user_profiles_weight_check" CHECK ("user_profiles"."weight" between 1 and 1000),
	CONSTRAINT "user_profiles_target_weight_check" CHECK ("user_profiles"."target_weight" between 1 and 1000),
	CONSTRAINT "user_profiles_target_calories_check" CHECK ("user_profiles"."target_calories" between 500 and 5000),
	CONSTRAINT "user_profiles_target_protein_check" CHECK ("user_profiles"."target_protein" between 0 and 500),
	CONSTRAINT "user_profiles_target_carbs_check" CHECK ("user_profiles"."target_carbs" between 0 and 1000),
	CONSTRAINT "user_profiles_target_fat_check" CHECK ("user_profiles"."target_fat" between 0 and 300),
	CONSTRAINT "user_profiles_water_check" CHECK ("user_profiles"."water_intake_goal" between 0 and 10),
	CONSTRAINT "user_profiles_sleep_check" CHECK ("user_profiles"."sleep_goal" between 4 and 12)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"description" text,
	"cook_time" integer,
	"prep_time" integer,
	"servings" integer NOT NULL,
	"calories" double precision,
	"protein" double precision,
	"carbs" double precision,
	"fat" double precision,
	"calories_are_partial" boolean DEFAULT false NOT NULL,
	"instructions" text[] DEFAULT '{}' NOT NULL,
	"ingredients" jsonb NOT NULL,
	"cuisine" varchar(50),
	"difficulty" varchar(50),
	"image_url" varchar(500),
	"external_id" varchar(100),
	"is_favorite" boolean DEFAULT false NOT NULL,
	"dietary_tags" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recipes_servings_check" CHECK ("recipes"."servings" > 0)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(255) NOT NULL,
	"description" text,
	"base_price_cents" integer NOT NULL,
	"category" varchar(100) NOT NULL,
	"duration" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"customization_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_url" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_price_check" CHECK ("services"."base_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar(255) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_cart" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shopping_cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"customizations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total_price_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_cart_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shopping_cart_quantity_check" CHECK ("shopping_cart"."quantity" >= 1),
	CONSTRAINT "shopping_cart_price_check" CHECK ("shopping_cart"."total_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_list" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shopping_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"quantity" varchar(50) NOT NULL,
	"unit" varchar(50) NOT NULL,
	"category" varchar(100) NOT NULL,
	"recipe_id" integer,
	"is_completed" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shopping_list_name_check" CHECK (length("shopping_list"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" varchar(50) NOT NULL,
	"password_hash" varchar(255) NOT NULL,
	"role" varchar(20) DEFAULT 'user' NOT NULL,
	"first_name" varchar(100),
	"last_name" varchar(100),
	"email" varchar(255),
	"profile_photo_url" varchar(500),
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('admin', 'user')),
	CONSTRAINT "users_username_check" CHECK (length("users"."username") >= 3)
);
--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_cart" ADD CONSTRAINT "shopping_cart_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_cart" ADD CONSTRAINT "shopping_cart_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_user_id_recipe_id_recipes_user_id_id_fk" FOREIGN KEY ("user_id","recipe_id") REFERENCES "public"."recipes"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredients_expiry_idx" ON "ingredients" USING btree ("user_id","expiry_date");--> statement-breakpoint
CREATE INDEX "user_invitations_invited_by_idx" ON "user_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invitations_pending_key" ON "user_invitations" USING btree (lower("email")) WHERE not "user_invitations"."is_used";--> statement-breakpoint
CREATE INDEX "meals_date_idx" ON "meals" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "recipes_newest_idx" ON "recipes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE INDEX "shopping_cart_service_idx" ON "shopping_cart" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "shopping_list_recipe_idx" ON "shopping_list" USING btree ("user_id","recipe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));