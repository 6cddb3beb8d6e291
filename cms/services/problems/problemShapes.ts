import { z } from 'zod';

/** Problems in one report: a page collects problems for a moment. */
const MOST_PROBLEMS = 10;

/** A stack frame in a script of the site: `/app-0a1b2c.js:1:2345`. */
const frame = z
  .string()
  .max(200)
  .regex(/^\/[\w./~-]+\.js:\d+:\d+$/);
/** Control characters, also those of the direction of text. */
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
    /** Milliseconds; a score for CLS. */
    value: z.number().min(0).max(3_600_000),
    rating: z.enum(RATINGS),
  }),
]);

/** Problem in a visitor's browser, or a measure of page speed. */
export type Problem = z.infer<typeof problemShape>;

/** Body of `POST /web/problems`. It holds no personal data: neither queries of addresses nor values of fields. */
export const reportShape = z.object({
  /** Path of the page in the site; `/404/` for an unknown address. */
  page: z
    .string()
    .max(300)
    .regex(new RegExp(`^/[^?#${CONTROL}]*$`)),
  /** Build of the site's scripts. */
  release: z.string().regex(/^[\w-]{0,64}$/),
  problems: z.array(problemShape).min(1).max(MOST_PROBLEMS),
});

export type Report = z.infer<typeof reportShape>;
