import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const RUNS = /\btype="(?:module|text\/javascript)"/;

/**
 * Returns the Content-Security-Policy hashes of all inline scripts of a page. Data (`application/ld+json`)
 * needs none.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const isData = /\btype=/.test(attributes) && !RUNS.test(attributes);
    if (isData || /\bsrc=/.test(attributes) || text === '') return [];
    return [`sha256-${createHash('sha256').update(text).digest('base64')}`];
  });
}
