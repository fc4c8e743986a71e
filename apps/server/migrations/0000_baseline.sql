-- The schema of version 1.0.0. Later migrations change it.
-- Names are searched by their trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "body_log" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "body_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"weight" double precision,
	"water_milliliters" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "body_log_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "body_log_weight_check" CHECK ("body_log"."weight" between 1 and 1000),
	CONSTRAINT "body_log_water_check" CHECK ("body_log"."water_milliliters" between 0 and 20000)
);
--> statement-breakpoint
CREATE TABLE "favorite_foods" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "favorite_foods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(300) NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_foods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "food_lookups" (
	"query" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "food_sets" (
	"data_set" varchar(20) PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"foods" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "foods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fdc_id" integer NOT NULL,
	"data_set" varchar(20) NOT NULL,
	"name" text NOT NULL,
	"other_names" text[] DEFAULT '{}' NOT NULL,
	"brand" text,
	"calories" double precision,
	"protein" double precision,
	"carbs" double precision,
	"fat" double precision,
	"fiber" double precision,
	"sugar" double precision,
	"saturated_fat" double precision,
	"sodium" double precision,
	"gtin" text,
	"portions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"head" text NOT NULL,
	"plainness" integer NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector("foods"."words")) STORED,
	CONSTRAINT "foods_name_check" CHECK (length("foods"."name") > 0)
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
CREATE TABLE "own_foods" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "own_foods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"brand" varchar(100),
	"gtin" varchar(14),
	"figures_for" varchar(10) NOT NULL,
	"portion_name" varchar(30) NOT NULL,
	"portion_size" double precision,
	"portion_measure" varchar(2) NOT NULL,
	"calories" double precision NOT NULL,
	"protein" double precision,
	"carbs" double precision,
	"fat" double precision,
	"fiber" double precision,
	"sugar" double precision,
	"saturated_fat" double precision,
	"sodium" double precision,
	"alcohol" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_foods_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "own_foods_name_check" CHECK (length("own_foods"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE "product_lookups" (
	"gtin" varchar(14) PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"product" jsonb
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"type" varchar(20) NOT NULL,
	"foods" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_meals_type_check" CHECK ("saved_meals"."type" in ('breakfast', 'lunch', 'dinner', 'snack'))
);
--> statement-breakpoint
CREATE TABLE "cooked_recipes" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "cooked_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"cooked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cooked_recipes_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
CREATE TABLE "idea_history" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kitchen" text[] DEFAULT '{}' NOT NULL,
	"given" text[] DEFAULT '{}' NOT NULL,
	"again" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ingredients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"category" varchar(20) NOT NULL,
	"quantity" varchar(50) NOT NULL,
	"unit" varchar(20) NOT NULL,
	"expiry_date" date,
	"status" varchar(20) DEFAULT 'fresh' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"dietary_tags" text[] DEFAULT '{}' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredients_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "ingredients_name_check" CHECK (length("ingredients"."name") > 0),
	CONSTRAINT "ingredients_status_check" CHECK ("ingredients"."status" in ('fresh', 'expiring', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "kitchen_locks" (
	"kitchen_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kitchen_invitations" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "kitchen_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitchen_invitations_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
CREATE TABLE "kitchen_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kitchen_id" integer NOT NULL,
	"is_owner" boolean NOT NULL,
	"agrees_to_be_cooked_for" boolean DEFAULT false NOT NULL,
	"not_cooked_for" integer[] DEFAULT '{}' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kitchens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kitchens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at_home" text[],
	"stock_bought" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_for" integer
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "picture_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
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
	"released_from" integer,
	CONSTRAINT "picture_uses_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "picture_uses_recipe_key" UNIQUE("kitchen_id","recipe_id"),
	CONSTRAINT "picture_uses_idea_key" UNIQUE("kitchen_id","idea_id"),
	CONSTRAINT "picture_uses_ready_check" CHECK (("picture_uses"."state" = 'ready') = ("picture_uses"."hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"kitchen_id" integer NOT NULL,
	"hash" varchar(64) NOT NULL,
	"drawing" text,
	"full" "bytea",
	"dialog" "bytea",
	"card" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_kitchen_id_hash_pk" PRIMARY KEY("kitchen_id","hash"),
	CONSTRAINT "pictures_sizes_check" CHECK ("pictures"."drawing" is not null or ("pictures"."full" is not null and "pictures"."dialog" is not null))
);
--> statement-breakpoint
CREATE TABLE "recipe_favorites" (
	"kitchen_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	CONSTRAINT "recipe_favorites_kitchen_id_user_id_recipe_id_pk" PRIMARY KEY("kitchen_id","user_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"description" text,
	"cook_time" integer,
	"prep_time" integer,
	"servings" integer NOT NULL,
	"calories" double precision,
	"protein" double precision,
	"carbs" double precision,
	"fat" double precision,
	"cooked_grams" double precision,
	"calories_are_partial" boolean DEFAULT false NOT NULL,
	"instructions" text[] DEFAULT '{}' NOT NULL,
	"ingredients" jsonb NOT NULL,
	"cuisine" varchar(50),
	"difficulty" varchar(50),
	"image_url" varchar(500),
	"external_id" varchar(100),
	"dietary_tags" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "recipes_servings_check" CHECK ("recipes"."servings" > 0)
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kitchen_id" integer,
	"kept" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_list" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shopping_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"quantity" varchar(50) NOT NULL,
	"unit" varchar(50) NOT NULL,
	"category" varchar(100) NOT NULL,
	"recipe_id" integer,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_stocked" boolean DEFAULT false NOT NULL,
	"recipe_needs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "shopping_list_name_check" CHECK (length("shopping_list"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE "account_locks" (
	"user_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" varchar(50) NOT NULL,
	"admin_id" integer,
	"admin_name" varchar(50) NOT NULL,
	"target_user_id" integer,
	"target_invitation_id" integer,
	"target_order_id" integer,
	"order_event" varchar(30),
	"target_name" varchar(255),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_consents" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "coach_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coach_id" integer NOT NULL,
	"sees_diary" boolean NOT NULL,
	"sees_goals" boolean NOT NULL,
	"sees_allergies" boolean NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_consents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "day_comments" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "day_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coach_id" integer NOT NULL,
	"coach_name" varchar(201) NOT NULL,
	"date" date NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_comments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "daily_goals" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "daily_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"begins_on" date NOT NULL,
	"calories" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fat" double precision NOT NULL,
	"water" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_goals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "daily_goals_calories_check" CHECK ("daily_goals"."calories" between 500 and 5000),
	CONSTRAINT "daily_goals_protein_check" CHECK ("daily_goals"."protein" between 0 and 500),
	CONSTRAINT "daily_goals_carbs_check" CHECK ("daily_goals"."carbs" between 0 and 1000),
	CONSTRAINT "daily_goals_fat_check" CHECK ("daily_goals"."fat" between 0 and 300),
	CONSTRAINT "daily_goals_water_check" CHECK ("daily_goals"."water" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" varchar(64) NOT NULL,
	"request" varchar(64) NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"answer" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "user_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(255) NOT NULL,
	"invite_code" varchar(100) NOT NULL,
	"invited_by" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"used_by" integer,
	"to_kitchen_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"mail_state" varchar(20) DEFAULT 'not_sent' NOT NULL,
	"mail_error" text,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_invitations_inviteCode_unique" UNIQUE("invite_code")
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
	"dislikes" text[] DEFAULT '{}' NOT NULL,
	"units" varchar(10),
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
CREATE TABLE "sessions" (
	"sid" varchar(255) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" varchar(50) NOT NULL,
	"username_skeleton" text,
	"password_hash" varchar(255) NOT NULL,
	"role" varchar(20) DEFAULT 'user' NOT NULL,
	"first_name" varchar(100),
	"last_name" varchar(100),
	"email" varchar(255),
	"is_email_confirmed" boolean DEFAULT true NOT NULL,
	"phone" varchar(50),
	"address" varchar(255),
	"city" varchar(100),
	"state" varchar(100),
	"zip_code" varchar(20),
	"country" varchar(100),
	"profile_photo_url" varchar(500),
	"is_active" boolean DEFAULT true NOT NULL,
	"password_link_round" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('admin', 'coach', 'user')),
	CONSTRAINT "users_username_check" CHECK (length("users"."username") >= 3)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" varchar(30) NOT NULL,
	"done_by" varchar(20) NOT NULL,
	"admin_name" varchar(50),
	"appointment" varchar(16),
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_amount_cents" integer NOT NULL,
	"status" varchar(50) DEFAULT 'pending' NOT NULL,
	"stage" varchar(20) DEFAULT 'placed' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"appointment" varchar(16),
	"cancel_reason" text,
	"cancelled_by" varchar(20),
	"is_cancellation_asked" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missed_refund_cents" integer DEFAULT 0 NOT NULL,
	"kept_cents" integer DEFAULT 0 NOT NULL,
	"kept_reason" text,
	"payment_method" varchar(50),
	"order_items" jsonb NOT NULL,
	"checkout_session_id" varchar(255),
	"payment_intent_id" varchar(255),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "orders_checkout_session_key" UNIQUE("user_id","checkout_session_id"),
	CONSTRAINT "orders_payment_intent_key" UNIQUE("user_id","payment_intent_id"),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_amount_cents" >= 0),
	CONSTRAINT "orders_refund_check" CHECK (least("orders"."refunded_cents", "orders"."missed_refund_cents", "orders"."kept_cents") >= 0
        and "orders"."refunded_cents" + "orders"."kept_cents" <= "orders"."total_amount_cents")
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
CREATE TABLE "practice" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" varchar(100),
	"email" varchar(255),
	"phone" varchar(50),
	"address" text,
	"time_zone" varchar(60),
	"terms" text,
	"terms_updated_at" timestamp with time zone,
	"privacy" text,
	"privacy_updated_at" timestamp with time zone,
	CONSTRAINT "practice_single_check" CHECK ("practice"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(100) DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "services_key_key" UNIQUE("key"),
	CONSTRAINT "services_price_check" CHECK ("services"."base_price_cents" >= 0)
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
ALTER TABLE "body_log" ADD CONSTRAINT "body_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_foods" ADD CONSTRAINT "favorite_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooked_recipes" ADD CONSTRAINT "cooked_recipes_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_history" ADD CONSTRAINT "idea_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_locks" ADD CONSTRAINT "kitchen_locks_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_invitations" ADD CONSTRAINT "kitchen_invitations_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_invitations" ADD CONSTRAINT "kitchen_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_invitations" ADD CONSTRAINT "kitchen_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_members" ADD CONSTRAINT "kitchen_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_members" ADD CONSTRAINT "kitchen_members_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchens" ADD CONSTRAINT "kitchens_kept_for_users_id_fk" FOREIGN KEY ("kept_for") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_kitchen_id_hash_pictures_kitchen_id_hash_fk" FOREIGN KEY ("kitchen_id","hash") REFERENCES "public"."pictures"("kitchen_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_kitchen_id_recipe_id_recipes_kitchen_id_id_fk" FOREIGN KEY ("kitchen_id","recipe_id") REFERENCES "public"."recipes"("kitchen_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_locks" ADD CONSTRAINT "account_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_consents" ADD CONSTRAINT "coach_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_consents" ADD CONSTRAINT "coach_consents_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_comments" ADD CONSTRAINT "day_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_goals" ADD CONSTRAINT "daily_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_cart" ADD CONSTRAINT "shopping_cart_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_cart" ADD CONSTRAINT "shopping_cart_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "body_log_date_idx" ON "body_log" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_foods_name_key" ON "favorite_foods" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "foods_builtin_key" ON "foods" USING btree ("name") WHERE data_set = 'builtin';--> statement-breakpoint
CREATE UNIQUE INDEX "foods_usda_key" ON "foods" USING btree ("data_set","fdc_id") WHERE data_set <> 'builtin';--> statement-breakpoint
CREATE INDEX "foods_gtin_idx" ON "foods" USING btree ("gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE INDEX "foods_generic_search_idx" ON "foods" USING gin ("search") WHERE data_set <> 'branded';--> statement-breakpoint
CREATE INDEX "foods_generic_keys_idx" ON "foods" USING gin ("keys") WHERE data_set <> 'branded';--> statement-breakpoint
CREATE INDEX "foods_branded_1_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness <= 35;--> statement-breakpoint
CREATE INDEX "foods_branded_2_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness = 36;--> statement-breakpoint
CREATE INDEX "foods_branded_3_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness = 37;--> statement-breakpoint
CREATE INDEX "foods_branded_4_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness = 38;--> statement-breakpoint
CREATE INDEX "foods_branded_5_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness between 39 and 40;--> statement-breakpoint
CREATE INDEX "foods_branded_6_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness between 41 and 42;--> statement-breakpoint
CREATE INDEX "foods_branded_7_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness > 42;--> statement-breakpoint
CREATE INDEX "meals_date_idx" ON "meals" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_gtin_key" ON "own_foods" USING btree ("user_id","gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_meals_name_key" ON "saved_meals" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "cooked_recipes_time_idx" ON "cooked_recipes" USING btree ("kitchen_id","cooked_at");--> statement-breakpoint
CREATE INDEX "ingredients_expiry_idx" ON "ingredients" USING btree ("kitchen_id","expiry_date");--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_invitations_person_key" ON "kitchen_invitations" USING btree ("kitchen_id","user_id");--> statement-breakpoint
CREATE INDEX "kitchen_invitations_user_idx" ON "kitchen_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kitchen_invitations_invited_by_idx" ON "kitchen_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "kitchen_members_kitchen_idx" ON "kitchen_members" USING btree ("kitchen_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_members_owner_key" ON "kitchen_members" USING btree ("kitchen_id") WHERE "kitchen_members"."is_owner";--> statement-breakpoint
CREATE INDEX "kitchens_kept_for_idx" ON "kitchens" USING btree ("kept_for");--> statement-breakpoint
CREATE INDEX "picture_uses_hash_idx" ON "picture_uses" USING btree ("kitchen_id","hash");--> statement-breakpoint
CREATE INDEX "recipe_favorites_recipe_idx" ON "recipe_favorites" USING btree ("kitchen_id","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_favorites_user_idx" ON "recipe_favorites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipes_newest_idx" ON "recipes" USING btree ("kitchen_id","created_at");--> statement-breakpoint
CREATE INDEX "recipes_cuisine_idx" ON "recipes" USING btree ("kitchen_id","cuisine","id","cook_time","updated_at");--> statement-breakpoint
CREATE INDEX "recipes_name_idx" ON "recipes" USING btree ("kitchen_id",lower(normalize("name", NFD)),"id");--> statement-breakpoint
CREATE INDEX "recipes_plain_search_idx" ON "recipes" USING gin (regexp_replace(normalize(replace(replace(replace(translate(lower("name" || ' ' || coalesce("description", '') || ' ' || jsonb_path_query_array("ingredients", '$[*].name')::text), 'øłđħŧıð', 'oldhtid'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFD), '[\u0300-\u036f]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "removals_kitchen_idx" ON "removals" USING btree ("kitchen_id");--> statement-breakpoint
CREATE INDEX "shopping_list_recipe_idx" ON "shopping_list" USING btree ("kitchen_id","recipe_id");--> statement-breakpoint
CREATE INDEX "admin_actions_newest_idx" ON "admin_actions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "admin_actions_target_idx" ON "admin_actions" USING btree ("target_user_id","action","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_consents_coach_key" ON "coach_consents" USING btree ("user_id","coach_id");--> statement-breakpoint
CREATE INDEX "coach_consents_coach_idx" ON "coach_consents" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "day_comments_date_idx" ON "day_comments" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "daily_goals_begins_idx" ON "daily_goals" USING btree ("user_id","begins_on");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_invitations_invited_by_idx" ON "user_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "user_invitations_used_by_idx" ON "user_invitations" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invitations_pending_key" ON "user_invitations" USING btree (lower("email")) WHERE not "user_invitations"."is_used";--> statement-breakpoint
CREATE INDEX "user_profiles_activity_idx" ON "user_profiles" USING btree (array_position(array['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active']::text[], "activity_level"::text),"user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_activity_backwards_idx" ON "user_profiles" USING btree (array_position(array['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active']::text[], "activity_level"::text) desc nulls last,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_username_skeleton_idx" ON "users" USING btree ("username_skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."is_email_confirmed";--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree (nullif(lower(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))), ''),"id");--> statement-breakpoint
CREATE INDEX "users_name_backwards_idx" ON "users" USING btree (nullif(lower(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))), '') desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_shown_name_idx" ON "users" USING btree (coalesce(nullif(lower(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))), ''), lower("username")),"id");--> statement-breakpoint
CREATE INDEX "users_email_backwards_idx" ON "users" USING btree (lower("email") desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_status_idx" ON "users" USING btree ("is_active" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_plain_search_idx" ON "users" USING gin (regexp_replace(normalize(replace(replace(replace(translate(lower("username" || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '')), 'øłđħŧıð', 'oldhtid'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFD), '[\u0300-\u036f]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_digits_idx" ON "users" USING gin (regexp_replace(replace("phone", '(0)', ''), '[^0-9]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("user_id","order_id","id");--> statement-breakpoint
CREATE INDEX "orders_id_idx" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_payment_intent_idx" ON "orders" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "orders_new_idx" ON "orders" USING btree ("id") WHERE ("orders"."stage" = 'placed' and "orders"."status" <> 'refunded' or "orders"."is_cancellation_asked");--> statement-breakpoint
CREATE INDEX "orders_to_schedule_idx" ON "orders" USING btree ("id") WHERE "orders"."stage" = 'confirmed' and "orders"."status" <> 'refunded' and "orders"."appointment" is null;--> statement-breakpoint
CREATE INDEX "orders_appointments_idx" ON "orders" USING btree ("appointment","id") WHERE "orders"."stage" = 'confirmed' and "orders"."appointment" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("id") WHERE "orders"."stage" <> 'cancelled' and "orders"."status" in ('pending', 'failed', 'expired') and "orders"."total_amount_cents" > 0;--> statement-breakpoint
CREATE INDEX "orders_owed_refund_idx" ON "orders" USING btree ("id") WHERE "orders"."status" = 'paid' and case when "orders"."stage" = 'cancelled' then "orders"."total_amount_cents" - "orders"."refunded_cents"
      else least("orders"."total_amount_cents" - "orders"."refunded_cents", "orders"."missed_refund_cents") end > "orders"."kept_cents";--> statement-breakpoint
CREATE INDEX "orders_stage_idx" ON "orders" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin (lower('#' || "id"::text || ' ' || jsonb_path_query_array("order_items", '$[*].name')::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shopping_cart_service_idx" ON "shopping_cart" USING btree ("service_id");--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."food_words" AS (select word, bool_or(data_set = 'builtin') as is_everyday,
  (count(*) filter (where data_set <> 'branded'))::integer as generic_foods
from foods, unnest(words) as word group by word);
--> statement-breakpoint
CREATE UNIQUE INDEX "food_words_key" ON "food_words" USING btree ("word");
--> statement-breakpoint
CREATE INDEX "food_words_trigram_idx" ON "food_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "food_words_generic_trigram_idx" ON "food_words" USING gin ("word" gin_trgm_ops) WHERE "generic_foods" > 0;
--> statement-breakpoint
CREATE INDEX "food_words_everyday_idx" ON "food_words" USING btree (left("word", 1)) WHERE "is_everyday";
--> statement-breakpoint
-- A thousand names are written at each click, and packing them takes longer than all else of it. Citus refuses this of a
-- distributed table, which goes on packing them.
DO $$ BEGIN
  ALTER TABLE "idea_history" ALTER COLUMN "given" SET STORAGE EXTERNAL, ALTER COLUMN "again" SET STORAGE EXTERNAL;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$;
