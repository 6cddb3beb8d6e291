import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const EXECUTABLE_TYPE = /\btype="(?:module|text\/javascript)"/;

/**
 * Returns the Content-Security-Policy hashes of a page's inline scripts. Data blocks such as `application/ld+json` are
 * omitted, because browsers do not execute them.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const isData = /\btype=/.test(attributes) && !EXECUTABLE_TYPE.test(attributes);
    if (isData || /\bsrc=/.test(attributes) || text === '') return [];
    return [`sha256-${createHash('sha256').update(text).digest('base64')}`];
  });
}
