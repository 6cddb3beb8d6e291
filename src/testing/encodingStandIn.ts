import { TextEncoder } from 'node:util';

/** React's server renderer needs `TextEncoder`, which jsdom lacks. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
