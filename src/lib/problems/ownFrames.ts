/** A place in a script, as all engines write it in a stack. */
const PLACE = /(https?:\/\/[^\s()]+?)(\/[\w./~-]+\.js):(\d+):(\d+)/g;
const MOST_FRAMES = 5;

/** Returns the frames of a stack that are in scripts of this site, such as `/app-0a1b.js:1:2345`, the innermost first. */
export function ownFrames(stack: string | undefined, origin = window.location.origin): string[] {
  return [...(stack ?? '').matchAll(PLACE)]
    .filter(([, host]) => host === origin)
    .slice(0, MOST_FRAMES)
    .map(([, , path, line, column]) => `${path}:${line}:${column}`);
}
