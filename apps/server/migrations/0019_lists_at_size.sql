CREATE INDEX "foods_branded_35_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness <= 35;--> statement-breakpoint
CREATE INDEX "foods_branded_38_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness <= 38;--> statement-breakpoint
CREATE INDEX "user_profiles_activity_idx" ON "user_profiles" USING btree (array_position(array['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active']::text[], "activity_level"::text),"user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_activity_backwards_idx" ON "user_profiles" USING btree (array_position(array['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active']::text[], "activity_level"::text) desc nulls last,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree (nullif(lower(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))), ''),"id");--> statement-breakpoint
CREATE INDEX "users_name_backwards_idx" ON "users" USING btree (nullif(lower(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))), '') desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_shown_name_idx" ON "users" USING btree (coalesce(nullif(lower(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))), ''), lower("username")),"id");--> statement-breakpoint
CREATE INDEX "users_email_backwards_idx" ON "users" USING btree (lower("email") desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_status_idx" ON "users" USING btree ("is_active" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (lower("username" || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_search_idx" ON "users" USING gin (lower("phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_new_idx" ON "orders" USING btree ("id") WHERE ("orders"."stage" = 'placed' or "orders"."is_cancellation_asked");--> statement-breakpoint
CREATE INDEX "orders_to_schedule_idx" ON "orders" USING btree ("id") WHERE "orders"."stage" = 'confirmed' and "orders"."appointment" is null;--> statement-breakpoint
CREATE INDEX "orders_appointments_idx" ON "orders" USING btree ("appointment","id") WHERE "orders"."stage" = 'confirmed' and "orders"."appointment" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("id") WHERE "orders"."stage" <> 'cancelled' and "orders"."status" in ('pending', 'failed', 'expired') and "orders"."total_amount_cents" > 0;--> statement-breakpoint
CREATE INDEX "orders_refund_due_idx" ON "orders" USING btree ("id") WHERE "orders"."stage" = 'cancelled' and "orders"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "orders_stage_idx" ON "orders" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin (lower('#' || "id"::text || ' ' || jsonb_path_query_array("order_items", '$[*].name')::text) gin_trgm_ops);