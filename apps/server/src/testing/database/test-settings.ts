/** A database that lives as long as a test run: nothing of it has to survive a power cut. */
export const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Every test file that runs at the same time has a pool of its own.
  max_connections: '150',
};
