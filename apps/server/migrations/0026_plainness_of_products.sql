DROP INDEX "foods_branded_search_idx";--> statement-breakpoint
DROP INDEX "foods_branded_35_search_idx";--> statement-breakpoint
DROP INDEX "foods_branded_38_search_idx";--> statement-breakpoint
CREATE INDEX "foods_branded_1_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness <= 35;--> statement-breakpoint
CREATE INDEX "foods_branded_2_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness = 36;--> statement-breakpoint
CREATE INDEX "foods_branded_3_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness = 37;--> statement-breakpoint
CREATE INDEX "foods_branded_4_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness = 38;--> statement-breakpoint
CREATE INDEX "foods_branded_5_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness between 39 and 40;--> statement-breakpoint
CREATE INDEX "foods_branded_6_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness between 41 and 42;--> statement-breakpoint
CREATE INDEX "foods_branded_7_search_idx" ON "foods" USING gin ("search") WHERE data_set = 'branded' and plainness > 42;