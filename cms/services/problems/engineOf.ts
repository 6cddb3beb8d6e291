const ENGINES: readonly (readonly [string, RegExp])[] = [
  // Every browser on an iPhone uses the WebKit of the operating system, so this pattern must come first.
  ['WebKit', /\bCPU (?:iPhone )?OS (\d+)_/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chromium', /\bChrom(?:e|ium)\/(\d+)/],
  ['WebKit', /\bVersion\/(\d+)(?:\.\d+)* (?:Mobile(?:\/\w+)? )?Safari\//],
];

/**
 * Returns the browser engine and its major version from a User-Agent, such as `Chromium 140`. Returns `other` if it is
 * unknown.
 */
export function engineOf(userAgent: string): string {
  for (const [engine, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${engine} ${version}`;
  }
  return 'other';
}
