const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Rasterise without background tasks. Chromium can miss the end of such a task, and then never draws another frame.
  '--disable-best-effort-tasks',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Arguments and environment with which tests and benchmarks start Chromium. */
export const CHROMIUM_LAUNCH = {
  args,
  // With the locale "C", a file input cannot use files with Hebrew names.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
};
