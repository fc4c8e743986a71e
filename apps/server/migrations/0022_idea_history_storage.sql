-- A thousand names are written at each click, and packing them takes longer than all else of it. Only how new values are kept
-- is changed. Citus refuses it of a spread table, which goes on packing them.
DO $$ BEGIN
  ALTER TABLE "idea_history" ALTER COLUMN "given" SET STORAGE EXTERNAL, ALTER COLUMN "again" SET STORAGE EXTERNAL;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$;
