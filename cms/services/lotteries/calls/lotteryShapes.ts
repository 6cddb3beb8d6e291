import { z } from 'zod';
import { lineOfText } from '../../../intake/fields/lineOfText';
import { LOTTERY_STATES } from '../lotteryState';

const nullableText = (description: string) => z.string().nullable().meta({ description });

/** Response with the state of a lottery. */
export const lotteryShape = z
  .object({
    id: z.number(),
    name: z.string(),
    state: z.enum(LOTTERY_STATES),
    opensAt: z.string(),
    closesAt: z.string(),
    homes: z.number(),
    seedHash: nullableText('SHA-256 of the secret seed, published before registration opens'),
    announcedAt: nullableText('Time at which the hash was published'),
    registered: z
      .number()
      .nullable()
      .meta({ description: 'Number of participants; null until registration is closed' }),
    listHash: nullableText('SHA-256 of the list of numbers, one number per line'),
    drawnAt: nullableText('Time of the draw; null until the results are public'),
  })
  .meta({ id: 'Lottery', description: 'Current state of a lottery' });

/** Response with all data that is needed to reproduce a draw. */
export const drawShape = z
  .object({
    lottery: z.number(),
    name: z.string(),
    method: z.string().meta({ description: 'Algorithm that derives the order from seed and numbers' }),
    homes: z.number(),
    seedHash: z.string(),
    announcedAt: z.string(),
    closedAt: z.string(),
    listHash: z.string(),
    numbers: z.array(z.string()).meta({ description: 'All participating numbers in alphabetical order' }),
    seed: nullableText('The seed; null until the results are public'),
    drawnAt: z.string().nullable(),
    results: z
      .array(z.string())
      .nullable()
      .meta({ description: 'The numbers in the order of the draw; null until the results are public' }),
  })
  .meta({
    id: 'LotteryDraw',
    description: 'Published list of numbers, and the reproducible draw',
  });

/** Response to an accepted registration. */
export const registeredShape = z
  .object({
    number: z.string(),
    confirmUntil: z.string().meta({ description: 'Expiry of the link in the mail' }),
  })
  .meta({
    id: 'LotteryRegistered',
    description: 'Registration number; it takes part after the mail address is confirmed',
  });

/**
 * Normalizes a registration number as typed: converts it to upper case, removes spaces and inserts hyphens in the right
 * places.
 */
export const plainNumber = (text: string): string => {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.replace(/^(.)(.{4})(.{4})$/, '$1-$2-$3');
};

export const lookupSchema = z
  .object({
    number: lineOfText(40)
      .transform(plainNumber)
      .pipe(z.string().regex(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'lotteryNumber'))
      .meta({ description: 'Registration number', examples: ['H-7K3M-9QWT'] }),
  })
  .meta({ id: 'LotteryLookup', description: 'Request for the result of a registration number' });

export type Lookup = z.infer<typeof lookupSchema>;

export const lookupShape = z
  .object({
    number: z.string(),
    state: z.enum(LOTTERY_STATES),
    found: z
      .boolean()
      .meta({ description: 'Before the list is published: the number exists. Afterwards: it takes part.' }),
    confirmed: z
      .boolean()
      .meta({ description: 'Whether the mail address is confirmed; required to take part' }),
    place: z
      .number()
      .nullable()
      .meta({ description: 'Place in the draw, from 1; null until the results are public' }),
    won: z.boolean().nullable(),
  })
  .meta({ id: 'LotteryResult', description: 'Result of a registration number' });

export type LookedUp = z.infer<typeof lookupShape>;
