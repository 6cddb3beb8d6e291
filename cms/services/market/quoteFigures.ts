import type { Board, Quote } from '../../integrations/market/market';
import type { Locale } from '../../platform/locales';

const DECIMALS = 2;
const rounded = (value: number): number => Number(value.toFixed(DECIMALS)) || 0;

/** What is computed of a quote: change and percentage always belong to the rate beside them. */
export const changeOf = ({ rate, base }: Quote) =>
  rate === null || base === null
    ? { changeValue: null, securityPercentageChange: null }
    : {
        changeValue: rounded(rate - base),
        securityPercentageChange: rounded(((rate - base) / base) * 100),
      };

/** A quote in the specification's spelling (forms-investors-catalogue §3). */
export const toStock = (quote: Quote, language: Locale) => ({
  symbol: quote.symbol,
  name: quote.name[language],
  securityLastRate: quote.rate,
  ...changeOf(quote),
  securityDailyAggVolume: quote.volume,
  basePrice: quote.base,
});

/** The newest transaction of some quotes; null where none is known. */
export function newestTime(quotes: readonly Quote[]): string | null {
  const [first, ...others] = quotes.flatMap(({ lastTransaction }) => lastTransaction ?? []);
  if (first === undefined) return null;
  return others.reduce((newest, time) => (Date.parse(time) > Date.parse(newest) ? time : newest), first);
}

/** What a board says of the exchange. */
export const exchangeState = ({ open, opensAt, delayMinutes }: Board) => ({ open, opensAt, delayMinutes });
