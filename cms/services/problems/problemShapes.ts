import { z } from 'zod';

/** Maximum number of problems in one report. A page collects problems briefly and sends them together. */
const MAX_PROBLEMS = 10;

/** Position in a script of the site, taken from a stack trace: `/app-0a1b2c.js:1:2345`. */
const frame = z
  .string()
  .max(200)
  .regex(/^\/[\w./~-]+\.js:\d+:\d+$/);
/** Control characters, including line separators and those that change the direction of text. */
const CONTROL = '\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069';
const word = z.string().regex(/^[A-Za-z][\w$.]{0,59}$/);

export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

const problemShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('error'),
    name: word,
    message: z
      .string()
      .max(300)
      .regex(new RegExp(`^[^${CONTROL}]*$`)),
    frames: z.array(frame).max(5),
  }),
  z.object({ kind: z.literal('part'), name: word }),
  z.object({
    kind: z.literal('vital'),
    name: z.enum(VITALS),
    /** Value in milliseconds. For CLS, it is a score. */
    value: z.number().min(0).max(3_600_000),
    rating: z.enum(RATINGS),
  }),
]);

/** A problem in a visitor's browser, or a measurement of page speed. */
export type Problem = z.infer<typeof problemShape>;

/**
 * Body of `POST /web/problems`. It must contain no personal data, so query strings and values of form fields are not
 * part of it.
 */
export const reportShape = z.object({
  /** URL path of the page on the site. `/404/` if the page does not exist. */
  page: z
    .string()
    .max(300)
    .regex(new RegExp(`^/[^?#${CONTROL}]*$`)),
  /** Identifies the build of the site whose scripts ran. */
  release: z.string().regex(/^[\w-]{0,64}$/),
  problems: z.array(problemShape).min(1).max(MAX_PROBLEMS),
});

export type Report = z.infer<typeof reportShape>;
