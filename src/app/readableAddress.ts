/**
 * Inline script for the head of "not found" pages. Gatsby stops before any site code at an address with an
 * invalid encoding (`/%E0`) or a control character (`/%00`).
 * Replaces percent signs by hyphens, because encoded ones would be decoded twice. The caught error of
 * `decodeURIComponent` means an invalid encoding.
 */
export const READABLE_ADDRESS = `(function(){var l=location,p=l.pathname;\
try{if(!/[\\0-\\x1f]/.test(decodeURIComponent(p)))return}catch(e){}\
history.replaceState(history.state,'',p.replace(/%/g,'-')+l.search+l.hash)})()`;

/** Tells whether a page is a "not found" page. */
export const isNotFoundPage = (pathname: string): boolean => /\/404(?:\/|\.html)$/.test(pathname);
