/**
 * Inline script for the head of "not found" pages.
 * Gatsby decodes a path and requests the result. It stops at an invalid encoding (`/%E0`), a control character
 * (`/%00`), or a path that decodes to another place (`/about%20`, `/about%23x`, `//host/`). Its router reads `:` and
 * `*` as patterns.
 * Replaces these characters by hyphens, because encoded ones would be decoded twice. The caught error of
 * `decodeURIComponent` means an invalid encoding.
 */
export const READABLE_ADDRESS = `(function(){var l=location,p=l.pathname,d;\
try{d=decodeURIComponent(p);if(!/[\\0-\\x1f:*]|^\\/\\//.test(d)&&!/%2f|%5c/i.test(p)&&\
decodeURIComponent(new URL(d,l.origin).pathname)===d)return}catch(e){}\
history.replaceState(history.state,'',p.replace(/[%:*]/g,'-').replace(/^\\/+/,'/')+l.search+l.hash)})()`;

/** Tells whether a page is a "not found" page. */
export const isNotFoundPage = (pathname: string): boolean => /\/404(?:\/|\.html)$/.test(pathname);
