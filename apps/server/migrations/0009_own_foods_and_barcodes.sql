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
ALTER TABLE "foods" ADD COLUMN "fiber" double precision;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "sugar" double precision;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "saturated_fat" double precision;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "sodium" double precision;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_gtin_key" ON "own_foods" USING btree ("user_id","gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE INDEX "foods_gtin_idx" ON "foods" USING btree ("gtin") WHERE gtin is not null;