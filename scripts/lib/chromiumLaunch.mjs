const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Chromium can lose the wakeup after a background raster task, and then never draws another frame. Without
  // best-effort tasks, no raster task runs in the background.
  '--disable-best-effort-tasks',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Arguments and environment with which tests and benches start Chromium. */
export const CHROMIUM_LAUNCH = {
  args,
  // In the locale "C", files with Hebrew names cannot be chosen.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
};
