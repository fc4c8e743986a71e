CREATE TABLE "unwanted_dishes" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "unwanted_dishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"dish_key" varchar(300),
	"wanted" varchar(10) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unwanted_dishes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "unwanted_dishes_wanted_check" CHECK ("unwanted_dishes"."wanted" in ('less', 'never'))
);
--> statement-breakpoint
ALTER TABLE "unwanted_dishes" ADD CONSTRAINT "unwanted_dishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unwanted_dishes_name_key" ON "unwanted_dishes" USING btree ("user_id",lower("name"));