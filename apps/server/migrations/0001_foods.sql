-- Trusted since PostgreSQL 13: the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
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
	"portions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"head" text NOT NULL,
	"plainness" integer NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector("foods"."words")) STORED,
	CONSTRAINT "foods_name_check" CHECK (length("foods"."name") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "foods_builtin_key" ON "foods" USING btree ("name") WHERE data_set = 'builtin';--> statement-breakpoint
CREATE UNIQUE INDEX "foods_usda_key" ON "foods" USING btree ("data_set","fdc_id") WHERE data_set <> 'builtin';--> statement-breakpoint
CREATE INDEX "foods_generic_search_idx" ON "foods" USING gin ("search") WHERE data_set <> 'branded';--> statement-breakpoint
CREATE INDEX "foods_generic_keys_idx" ON "foods" USING gin ("keys") WHERE data_set <> 'branded';--> statement-breakpoint
CREATE INDEX "foods_branded_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded';--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."food_words" AS (select word, bool_or(data_set = 'builtin') as is_everyday,
  (count(*) filter (where data_set <> 'branded'))::integer as generic_foods
from foods, unnest(words) as word group by word);--> statement-breakpoint
CREATE UNIQUE INDEX "food_words_key" ON "food_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "food_words_trigram_idx" ON "food_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "food_words_everyday_idx" ON "food_words" USING btree (left("word", 1)) WHERE "is_everyday";
