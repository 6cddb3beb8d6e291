import { z } from 'zod';
import { GRAPH_RANGES } from '../../integrations/market/market';

const isoTime = z.iso.datetime({ offset: true });

/** Fields that describe the figures. Every response contains them. */
const circumstances = {
  time: isoTime.nullable().meta({
    description: 'Time of the latest transaction, in Israel time; null if unknown',
  }),
  late: z.boolean().meta({ description: 'The provider does not answer; these are its last figures' }),
  open: z.boolean().meta({ description: 'Whether the exchange was open at the time of the figures' }),
  opensAt: isoTime
    .nullable()
    .meta({ description: 'Next opening of the exchange; null while it is open or if unknown' }),
  delayMinutes: z.int().meta({ description: 'Contractual delay of the figures, in minutes' }),
  demonstration: z.boolean().meta({ description: 'The figures are invented' }),
};

/** A number, or null if the provider did not send a valid one. */
const figure = z.number().nullable();
/** Identifier of a row. Rows without one are omitted. */
const key = z.string().min(1);
const range52Weeks = z.object({ low: figure, high: figure });

const stockDto = z.object({
  symbol: key,
  name: key,
  securityLastRate: figure.meta({ description: 'In agorot' }),
  securityPercentageChange: figure,
  changeValue: figure.meta({ description: 'In agorot, since the previous close' }),
  securityDailyAggVolume: figure,
  basePrice: figure.meta({ description: 'Previous close, in agorot' }),
  range52Weeks,
  lastTransaction: isoTime.nullable(),
});

export const stockSummaryShape = z.object({ stockDto, ...circumstances }).meta({ id: 'StockSummary' });

export const stockGraphShape = z
  .object({
    symbol: z.string(),
    range: z.enum(GRAPH_RANGES),
    grapStocksDtos: z.array(
      z.object({
        time: isoTime,
        securityLastRate: z.number(),
        volume: figure.meta({ description: 'Volume since the previous point' }),
      }),
    ),
    ...circumstances,
  })
  .meta({ id: 'StockGraph' });

export const stockBannerShape = z
  .object({
    items: z.array(stockDto.omit({ range52Weeks: true, lastTransaction: true })),
    ...circumstances,
  })
  .meta({ id: 'StockBanner' });

export const bondsShape = z
  .object({
    bonds: z.array(
      z.object({
        symbol: key,
        bondName: key,
        securityLastRate: figure.meta({ description: 'In agorot' }),
        changeValue: figure.meta({ description: 'In agorot, since the previous close' }),
        bondVolume: figure.meta({ description: 'Par value in circulation' }),
        range52Weeks,
        securityDailyAggVolume: figure,
        lastTransaction: isoTime.nullable(),
      }),
    ),
    ...circumstances,
  })
  .meta({ id: 'Bonds' });

export type StockSummary = z.infer<typeof stockSummaryShape>;
export type StockGraph = z.infer<typeof stockGraphShape>;
export type StockBanner = z.infer<typeof stockBannerShape>;
export type Bonds = z.infer<typeof bondsShape>;
