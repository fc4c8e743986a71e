CREATE TABLE "prices" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"quantity" varchar(50) NOT NULL,
	"unit" varchar(50) NOT NULL,
	"shop" varchar(100) NOT NULL,
	"cents" integer NOT NULL,
	"bought_on" date NOT NULL,
	CONSTRAINT "prices_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "prices_purchase_key" UNIQUE("kitchen_id","bought_on","shop","name","quantity","unit"),
	CONSTRAINT "prices_cents_check" CHECK ("prices"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prices_newest_idx" ON "prices" USING btree ("kitchen_id","bought_on","id");