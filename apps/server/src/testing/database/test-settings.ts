/** Settings for databases of a test run, which need not survive a power cut. */
export const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Every test file that runs concurrently has its own pool.
  max_connections: '150',
};
