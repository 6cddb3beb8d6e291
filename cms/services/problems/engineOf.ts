const ENGINES: readonly (readonly [string, RegExp])[] = [
  // Every browser on an iPhone uses the system's WebKit.
  ['WebKit', /\bCPU (?:iPhone )?OS (\d+)_/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chromium', /\bChrom(?:e|ium)\/(\d+)/],
  ['WebKit', /\bVersion\/(\d+)(?:\.\d+)* (?:Mobile(?:\/\w+)? )?Safari\//],
];

/** Returns the engine and major version of a User-Agent, such as `Chromium 140`; `other` for unknown ones. */
export function engineOf(userAgent: string): string {
  for (const [engine, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${engine} ${version}`;
  }
  return 'other';
}
