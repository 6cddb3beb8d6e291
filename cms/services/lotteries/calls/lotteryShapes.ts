import { z } from 'zod';
import { lineOfText } from '../../../intake/fields/lineOfText';
import { LOTTERY_STATES } from '../lotteryState';

const nullableText = (description: string) => z.string().nullable().meta({ description });

/** A lottery's state. */
export const lotteryShape = z
  .object({
    id: z.number(),
    name: z.string(),
    state: z.enum(LOTTERY_STATES),
    opensAt: z.string(),
    closesAt: z.string(),
    homes: z.number(),
    seedHash: nullableText('SHA-256 of the secret seed, published before anybody registers'),
    announcedAt: nullableText('When the hash was published'),
    registered: z
      .number()
      .nullable()
      .meta({ description: 'How many numbers take part, once registration is closed' }),
    listHash: nullableText('SHA-256 of the list of numbers, a number to a line'),
    drawnAt: nullableText('When it was drawn, once the results are public'),
  })
  .meta({ id: 'Lottery', description: 'How a lottery stands just now' });

/** Everything needed to reproduce a draw. */
export const drawShape = z
  .object({
    lottery: z.number(),
    name: z.string(),
    method: z.string().meta({ description: 'How the order follows from seed and numbers' }),
    homes: z.number(),
    seedHash: z.string(),
    announcedAt: z.string(),
    closedAt: z.string(),
    listHash: z.string(),
    numbers: z.array(z.string()).meta({ description: 'All that take part, in the order of the alphabet' }),
    seed: nullableText('The seed, once the results are public'),
    drawnAt: z.string().nullable(),
    results: z
      .array(z.string())
      .nullable()
      .meta({ description: 'The numbers in the order of the draw, once that is public' }),
  })
  .meta({
    id: 'LotteryDraw',
    description: 'The published list of numbers, and the draw that anybody can repeat',
  });

/** The answer to a registration. */
export const registeredShape = z
  .object({
    number: z.string(),
    confirmUntil: z.string().meta({ description: 'Until when the link in the mail works' }),
  })
  .meta({ id: 'LotteryRegistered', description: 'The number that is drawn once the mail is confirmed' });

/** Normalizes a typed number: upper case, without spaces, with plain hyphens. */
export const plainNumber = (text: string): string => {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.replace(/^(.)(.{4})(.{4})$/, '$1-$2-$3');
};

export const lookupSchema = z
  .object({
    number: lineOfText(40)
      .transform(plainNumber)
      .pipe(z.string().regex(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'lotteryNumber'))
      .meta({ description: 'The number of a registration', examples: ['H-7K3M-9QWT'] }),
  })
  .meta({ id: 'LotteryLookup', description: 'A number whose result is looked up' });

export type Lookup = z.infer<typeof lookupSchema>;

export const lookupShape = z
  .object({
    number: z.string(),
    state: z.enum(LOTTERY_STATES),
    found: z
      .boolean()
      .meta({ description: 'Before the list is published: it is known; then: it takes part' }),
    confirmed: z
      .boolean()
      .meta({ description: 'Whether its mail is confirmed, without which it takes no part' }),
    place: z.number().nullable().meta({ description: 'From 1, once the results are public' }),
    won: z.boolean().nullable(),
  })
  .meta({ id: 'LotteryResult', description: 'What became of a number' });

export type LookedUp = z.infer<typeof lookupShape>;
