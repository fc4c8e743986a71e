CREATE TABLE "plan_templates" (
	"kitchen_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_by" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"meals" jsonb NOT NULL,
	CONSTRAINT "plan_templates_kitchen_id_id_pk" PRIMARY KEY("kitchen_id","id"),
	CONSTRAINT "plan_templates_name_check" CHECK (length("plan_templates"."name") > 0)
);
--> statement-breakpoint
ALTER TABLE "plan_templates" ADD CONSTRAINT "plan_templates_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE cascade ON UPDATE no action;