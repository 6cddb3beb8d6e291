/**
 * Stands in the head of the pages for unknown addresses: Gatsby stops at an address that is no proper encoding (`/%E0`) or holds a
 * character that no text has (`/%00`), before any code of ours runs. Such an address gets hyphens in place of its percent signs; encoded,
 * they would be decoded twice. What `decodeURIComponent` throws is the answer that it is no encoding.
 */
export const READABLE_ADDRESS = `(function(){var l=location,p=l.pathname;\
try{if(!/[\\0-\\x1f]/.test(decodeURIComponent(p)))return}catch(e){}\
history.replaceState(history.state,'',p.replace(/%/g,'-')+l.search+l.hash)})()`;

/** Whether a page is what an unknown address shows. */
export const isNotFoundPage = (pathname: string): boolean => /\/404(?:\/|\.html)$/.test(pathname);
