import { z } from 'zod';
import { GRAPH_RANGES } from '../../integrations/market/market';

const isoTime = z.iso.datetime({ offset: true });

/** What every answer says of its figures. */
const circumstances = {
  time: isoTime.meta({
    description: 'Time of the newest transaction among the figures, on the clock of Israel',
  }),
  late: z
    .boolean()
    .meta({ description: 'The provider did not answer of late: these are its last good figures' }),
  open: z
    .boolean()
    .meta({ description: 'The exchange was open at the time of the figures: only then do they change' }),
  opensAt: isoTime
    .nullable()
    .meta({ description: 'When they change next; null while they do, or if it is not known' }),
  delayMinutes: z.int().meta({ description: 'How far the figures are behind the exchange by contract' }),
  demonstration: z.boolean().meta({ description: 'The figures are invented' }),
};

const range52Weeks = z.object({ low: z.number(), high: z.number() });

const stockDto = z.object({
  symbol: z.string(),
  name: z.string(),
  securityLastRate: z.number().meta({ description: 'In agorot' }),
  securityPercentageChange: z.number(),
  changeValue: z.number().meta({ description: 'In agorot, since the end of the trading day before' }),
  securityDailyAggVolume: z.number(),
  basePrice: z.number().meta({ description: 'At the end of the trading day before, in agorot' }),
  range52Weeks,
  lastTransaction: isoTime,
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
        volume: z.number().meta({ description: 'Traded since the point before' }),
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
        symbol: z.string(),
        bondName: z.string(),
        securityLastRate: z.number().meta({ description: 'In agorot' }),
        changeValue: z.number().meta({ description: 'In agorot, since the end of the trading day before' }),
        bondVolume: z.number().meta({ description: 'Par value in circulation' }),
        range52Weeks,
        securityDailyAggVolume: z.number(),
        lastTransaction: isoTime,
      }),
    ),
    ...circumstances,
    time: isoTime.nullable().meta({ description: 'Null while there are no bonds' }),
  })
  .meta({ id: 'Bonds' });

export type StockSummary = z.infer<typeof stockSummaryShape>;
export type StockGraph = z.infer<typeof stockGraphShape>;
export type StockBanner = z.infer<typeof stockBannerShape>;
export type Bonds = z.infer<typeof bondsShape>;
