import { packagedChromium } from './packagedChromium.mjs';

it.each(
  /** @type {[NodeJS.Platform, string][]} */ ([
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ]),
)('names what to install on %s %s', (platform, arch) => {
  expect(() => packagedChromium({ platform, arch })).toThrow(
    `No browser is installed, and npm has none for ${platform} on ${arch}. Install Chromium, Chrome or Edge, or name a browser in CHROMIUM_PATH.`,
  );
});
