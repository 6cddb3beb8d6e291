/**
 * Inline script for the head of "not found" pages. It replaces characters of the URL that would stop Gatsby from
 * starting.
 * Gatsby decodes the path and requests the result. It fails for an invalid encoding (`/%E0`), a control character
 * (`/%00`), and a path that decodes to another one (`/about%20`, `/about%23x`, `//host/`). Its router also treats `:`
 * and `*` as patterns.
 * The script writes hyphens instead, because encoded characters would be decoded twice. If `decodeURIComponent` throws,
 * the encoding is invalid.
 */
export const READABLE_ADDRESS = `(function(){var l=location,p=l.pathname,d;\
try{d=decodeURIComponent(p);if(!/[\\0-\\x1f:*]|^\\/\\//.test(d)&&!/%2f|%5c/i.test(p)&&\
decodeURIComponent(new URL(d,l.origin).pathname)===d)return}catch(e){}\
history.replaceState(history.state,'',p.replace(/[%:*]/g,'-').replace(/^\\/+/,'/')+l.search+l.hash)})()`;

/** Checks whether a path belongs to a "not found" page. */
export const isNotFoundPage = (pathname: string): boolean => /\/404(?:\/|\.html)$/.test(pathname);
