import { TextEncoder } from 'node:util';

/** jsdom leaves out what every browser has; React's server renderer asks for it. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
