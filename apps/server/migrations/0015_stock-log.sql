CREATE TABLE "stock_movements" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"unit" varchar(20) NOT NULL,
	"amount" numeric,
	"kind" varchar(20) NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id")
);
--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "place" varchar(20);--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "opened_on" date;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "serving" jsonb;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_day_idx" ON "stock_movements" USING btree ("kitchen_id","day");--> statement-breakpoint
-- What is there when the log begins; an amount in words is null.
INSERT INTO "stock_movements" ("kitchen_id", "added_by", "ingredient_id", "name", "unit", "amount", "kind", "day")
SELECT "kitchen_id", "added_by", "id", "name", "unit",
	CASE
		WHEN "quantity" ~ '^\d{1,12}(\.\d+)?$' THEN round("quantity"::numeric, 6)
		WHEN "quantity" ~ '^\d{1,12},\d{1,2}$' THEN replace("quantity", ',', '.')::numeric
		WHEN "quantity" ~ '^\d{1,9}/[1-9]\d{0,8}$' THEN round(split_part("quantity", '/', 1)::numeric / split_part("quantity", '/', 2)::numeric, 6)
		WHEN "quantity" ~ '^\d{1,9} \d{1,9}/[1-9]\d{0,8}$' THEN round(split_part("quantity", ' ', 1)::numeric + split_part(split_part("quantity", ' ', 2), '/', 1)::numeric / split_part("quantity", '/', 2)::numeric, 6)
		WHEN "quantity" ~ '^\d{0,9}[½¼¾⅓⅔]$' THEN coalesce(nullif(rtrim("quantity", '½¼¾⅓⅔'), '')::numeric, 0)
			+ ('{"½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 0.333333, "⅔": 0.666667}'::jsonb ->> right("quantity", 1))::numeric
	END, 'start', current_date
FROM "ingredients";
