CREATE INDEX "food_words_generic_trigram_idx" ON "food_words" USING gin ("word" gin_trgm_ops) WHERE "generic_foods" > 0;
