/** A position in a script. The pattern matches the stack traces of all browser engines. */
const PLACE = /(https?:\/\/[^\s()/]+)(\/[\w./~-]+\.js):(\d+):(\d+)/g;
const MAX_FRAMES = 5;

/** Returns the stack frames that are in this site's own scripts, such as `/app-0a1b.js:1:2345`, innermost first. */
export function siteStackFrames(stack: string | undefined, origin = window.location.origin): string[] {
  return [...(stack ?? '').matchAll(PLACE)]
    .filter(([, host]) => host === origin)
    .slice(0, MAX_FRAMES)
    .map(([, , path, line, column]) => `${path}:${line}:${column}`);
}
