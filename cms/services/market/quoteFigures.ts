import type { MarketBoard, Quote } from '../../integrations/market/market';
import type { Locale } from '../../platform/locales/locales';

const DECIMALS = 2;
const rounded = (value: number): number => Number(value.toFixed(DECIMALS)) || 0;

/** Computes how much a quote has changed since its base price, as a value and as a percentage. */
export const changeOf = ({ rate, base }: Quote) =>
  rate === null || base === null
    ? { changeValue: null, securityPercentageChange: null }
    : {
        changeValue: rounded(rate - base),
        securityPercentageChange: rounded(((rate - base) / base) * 100),
      };

/** Converts a quote to the specification's field names (forms-investors-catalogue §3). */
export const toStock = (quote: Quote, language: Locale) => ({
  symbol: quote.symbol,
  name: quote.name[language],
  securityLastRate: quote.rate,
  ...changeOf(quote),
  securityDailyAggVolume: quote.volume,
  basePrice: quote.base,
});

/** Returns the time of the latest transaction, or null if none is known. */
export function newestTime(quotes: readonly Quote[]): string | null {
  const [first, ...others] = quotes.flatMap(({ lastTransaction }) => lastTransaction ?? []);
  if (first === undefined) return null;
  return others.reduce((newest, time) => (Date.parse(time) > Date.parse(newest) ? time : newest), first);
}

/** Returns the fields of a response that describe the state of the exchange. */
export const exchangeState = ({ open, opensAt, delayMinutes }: MarketBoard) => ({
  open,
  opensAt,
  delayMinutes,
});
