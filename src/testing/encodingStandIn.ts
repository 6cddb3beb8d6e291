import { TextEncoder } from 'node:util';

/** jsdom lacks it; React's server renderer needs it. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
